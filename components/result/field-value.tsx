import type { Plain, Value } from '@/utils/reading/report';

/** One value of an answer as text. Empty means "not given", never "no"; links leave without a referrer. */
export function FieldValue({ value }: { value: Value }) {
  if (value.kind !== 'list') return <PlainValue value={value} />;
  return (
    <ul className="flex flex-col">
      {value.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of an answer have no identity but their place
        <li key={index}>
          <PlainValue value={item} />
        </li>
      ))}
    </ul>
  );
}

function PlainValue({ value }: { value: Plain }) {
  switch (value.kind) {
    case 'empty':
      return <span className="text-muted italic">not given</span>;
    case 'boolean':
      return <span>{value.value ? 'yes' : 'no'}</span>;
    case 'link':
      return (
        <a href={value.href} target="_blank" rel="noopener noreferrer">
          {value.text}
        </a>
      );
    case 'date':
      return (
        <span>
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
        <span dir="auto" className="whitespace-pre-wrap">
          {value.text}
        </span>
      );
  }
}
