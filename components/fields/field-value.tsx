import { Fragment } from 'react';
import { AddressText } from '@/components/kit/address-text';
import { RichText, useTexts } from '@/components/kit/texts';
import type { Plain, Value } from '@/utils/reading/sections/section';
import type { PlainKey } from '@/utils/texts/text-key';
import { Limited } from './limited';

/** Says in parentheses how often a field was sent, if more than once. `isLast`: only the last one is shown. */
export function SentTimes({ times, isLast = false }: { times: number | undefined; isLast?: boolean }) {
  const { t } = useTexts();
  if (times === undefined) return null;
  return (
    <span className="font-normal text-muted"> {t(isLast ? 'value.lastOfSent' : 'value.sentTimes', { times })}</span>
  );
}

const FIRST_ITEMS = 20;

/** What was received without content; anything else that is empty, such as null or "N/A", is not provided. */
const EMPTY: Readonly<Record<string, PlainKey>> = { '[]': 'value.emptyList', '{}': 'value.empty', '': 'value.empty' };

/** One value of an answer as text. Empty means "not given", never "no"; links open without a referrer. */
export function FieldValue({ value }: { value: Value }) {
  if (value.kind !== 'list') return <PlainValue value={value} />;
  return (
    <Limited items={value.items} first={FIRST_ITEMS}>
      {(shown) => (
        <ul className="flex flex-col">
          {shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of an answer have no identity except their position
            <li key={index}>
              <PlainValue value={item} />
            </li>
          ))}
        </ul>
      )}
    </Limited>
  );
}

/** A date and a time stay whole; a line may break between them. */
const Unbroken = ({ children: text }: { children: string }) =>
  text.split(/(?<=[T\s])/).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity except their position
    <Fragment key={i}>
      {i > 0 && <wbr />}
      <span className="whitespace-nowrap">{piece}</span>
    </Fragment>
  ));

/** A single value. Its text direction is isolated, so that it cannot turn the words around it. */
function PlainValue({ value }: { value: Plain }) {
  const { t, formats } = useTexts();
  switch (value.kind) {
    case 'empty':
      return (
        <span className="text-muted italic" title={t('value.sent', { text: value.text === '' ? '""' : value.text })}>
          {t(EMPTY[value.text] ?? 'value.notProvided')}
        </span>
      );
    case 'boolean':
      return <span title={t('value.sent', { text: value.text })}>{t(value.value ? 'value.yes' : 'value.no')}</span>;
    case 'link':
      return (
        <>
          <a href={value.href} target="_blank" rel="noopener noreferrer" dir="ltr">
            {value.opens ?? value.text}
          </a>
          {value.opens !== undefined && (
            <span className="text-muted">
              {' '}
              <RichText text="value.linkSent" slots={{ address: <bdi>{value.text}</bdi> }} />
            </span>
          )}
        </>
      );
    case 'date':
      return (
        <span
          {...(value.at === null
            ? {}
            : { title: t('value.localTime', { time: formats.moment(Date.parse(value.at), 'exact') }) })}
        >
          <Unbroken>{value.text}</Unbroken>
          {value.zone === 'not-stated' && <span className="text-muted"> {t('value.noTimeZone')}</span>}
        </span>
      );
    case 'identifier':
      return (
        <span className="font-mono">
          {value.text}
          {!value.exact && <span className="text-muted"> {t('value.uncertainDigits')}</span>}
        </span>
      );
    case 'repeated':
      return (
        <>
          <bdi className="text-with-parent">{value.text}</bdi>
          <SentTimes times={value.times} />
        </>
      );
    case 'number':
      return <span className="tabular-nums">{value.text}</span>;
    default:
      return (
        <bdi className="block text-with-parent whitespace-pre-wrap">
          <AddressText>{value.text}</AddressText>
        </bdi>
      );
  }
}
