import { useId, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { CopyButton } from '@/components/kit/copy-button';
import { Notice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { parseApiKey } from '@/utils/service/connection-problem';
import { Secret } from '@/utils/service/secret';
import { type NamedKey, readTeamKeys } from '@/utils/team-key/keys-of-team';
import { createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';
import { sealForTeam } from '@/utils/team-key/team-seal';

/** A key sealed for a policy; the name is that of a colleague, if each has a key. */
export interface SealedKey {
  name: string;
  sealedKey: string;
}

type Fault = { at: 'code' } | { at: 'key' } | { at: 'file'; line: number };

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

/** Writes a code as people copy it. */
const grouped = (code: Secret): string => code.reveal().replace(/[^-]{4}(?=[^-])/g, '$&-');

/**
 * Seals keys for a team, in this page alone: keys and code are in no message and are not stored. The code is shown, the
 * seals are saved as a file.
 */
export function TeamKeyPanel({
  host,
  onSave,
}: {
  host: string;
  onSave: (sealed: SealedKey[], isList: boolean) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const [key, setKey] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [made, setMade] = useState<Secret>();

  async function seal(keys: readonly NamedKey[], isList: boolean): Promise<void> {
    const used = parseTeamCode(code.trim() === '' ? createTeamCode(random).reveal() : code);
    if (used === null) return setFault({ at: 'code' });
    const sealed = await Promise.all(
      keys.map(async ({ name, key }) => {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        return { name, sealedKey: await sealForTeam(key, { code: used, host, iv }) };
      }),
    );
    onSave(sealed, isList);
    setFault(undefined);
    setMade(used);
    setKey('');
  }

  const sealTyped = () => {
    const typed = parseApiKey(key);
    if (typed === null) return setFault({ at: 'key' });
    void seal([{ name: '', key: new Secret(typed) }], false);
  };
  const sealFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readTeamKeys(await file.text());
    if (read.ok) await seal(read.keys, true);
    else setFault({ at: 'file', line: read.line });
  };

  return (
    <section aria-labelledby={id} data-testid="team-key" className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {t('team.title')}
      </h3>
      <p className="text-muted">{t('team.help')}</p>
      {host === '' ? (
        <p>{t('connection.connectFirst')}</p>
      ) : (
        <>
          <TextField
            data-testid="sealed-api-key"
            label={t('connection.key')}
            type="password"
            autoComplete="off"
            description={t('team.keyHelp')}
            value={key}
            onChange={setKey}
            problem={fault?.at === 'key' ? t('connectionProblem.keyUnreadable') : undefined}
          />
          <TextField
            data-testid="code-for-seal"
            label={t('team.code')}
            autoComplete="off"
            spellCheck="false"
            description={t('team.newCodeHelp')}
            value={code}
            onChange={setCode}
            problem={fault?.at === 'code' ? t('connectionProblem.codeMistyped') : undefined}
          />
          <p className="flex flex-wrap gap-2">
            <Button data-testid="seal-key" onPress={sealTyped}>
              {t('team.seal')}
            </Button>
            <FileTrigger
              acceptedFileTypes={['.csv', 'text/csv', 'text/plain']}
              onSelect={(files) => void sealFile(files?.[0])}
            >
              <Button data-testid="seal-file">{t('team.sealFile')}</Button>
            </FileTrigger>
          </p>
          {fault?.at === 'file' && <p role="alert">{t('team.badLine', { line: fault.line })}</p>}
          {made && (
            <Notice
              data-testid="team-code"
              title={t('team.code')}
              actions={<CopyButton text={() => grouped(made)}>{t('raw.copyValue')}</CopyButton>}
            >
              <code className="font-semibold wrap-anywhere">{grouped(made)}</code>
              <p>{t('team.done', { host })}</p>
            </Notice>
          )}
        </>
      )}
    </section>
  );
}
