import { Select } from '@/components/kit/select';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { MAX_ROLE, PARTY_ROLE_TEXTS, type PartyForm, type PartyRole, withRole } from '@/utils/batch/parties';
import type { SubjectDraft } from '@/utils/service/subject-draft';

const ROLES: readonly PartyRole[] = ['previous-name', 'director', 'owner', 'other'];

/** What a party is to the main subject: one of the usual roles, or the user's own words. */
export function PartyRoleFields({
  form,
  main,
  onChange,
}: {
  form: PartyForm;
  /** The facts of the main subject. */
  main: SubjectDraft;
  onChange: (form: PartyForm) => void;
}) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap gap-3 *:grow *:basis-32">
      <Select
        label={t('parties.role')}
        value={form.role}
        options={ROLES.map((id) => ({ id, name: t(PARTY_ROLE_TEXTS[id]) }))}
        onChange={(role) => onChange(withRole(form, role, main))}
      />
      {form.role === 'other' && (
        <TextField
          data-testid="typed-role"
          label={t(PARTY_ROLE_TEXTS.other)}
          autoComplete="off"
          maxLength={MAX_ROLE}
          value={form.typed}
          onChange={(typed) => onChange({ ...form, typed })}
        />
      )}
    </div>
  );
}
