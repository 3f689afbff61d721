import type { Plain, Value } from '@/utils/reading/sections/section';
import { AddressText } from '../address-text';
import { Limited } from './limited';

const FIRST_ITEMS = 20;

/** One value of an answer as text. Empty means "not given", never "no"; links open without a referrer. */
export function FieldValue({ value }: { value: Value }) {
  if (value.kind !== 'list') return <PlainValue value={value} />;
  return (
    <Limited items={value.items} first={FIRST_ITEMS} what="items">
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

/** A single value. Its text direction is isolated, so that it cannot turn the words around it. */
export function PlainValue({ value }: { value: Plain }) {
  switch (value.kind) {
    case 'empty':
      return (
        <span className="text-muted italic" title={`sent: ${value.text === '' ? '""' : value.text}`}>
          not given
        </span>
      );
    case 'boolean':
      return <span title={`sent: ${value.text}`}>{value.value ? 'yes' : 'no'}</span>;
    case 'link':
      return (
        <>
          <a href={value.href} target="_blank" rel="noopener noreferrer" dir="ltr">
            {value.opens ?? value.text}
          </a>
          {value.opens !== undefined && (
            <span className="text-muted">
              {' '}
              (sent as <bdi>{value.text}</bdi>, which can be taken for another address)
            </span>
          )}
        </>
      );
    case 'date':
      return (
        <span {...(value.at === null ? {} : { title: localTime(value.at) })}>
          {value.text}
          {value.zone === 'not-stated' && <span className="text-muted"> (time zone not stated)</span>}
        </span>
      );
    case 'identifier':
      return (
        <span className="font-mono">
          {value.text}
          {!value.exact && <span className="text-muted"> (last digits uncertain, see Raw)</span>}
        </span>
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

const localTime = (at: string): string =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))} on this computer`;
