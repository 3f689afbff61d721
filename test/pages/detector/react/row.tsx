import type { Person } from './people.ts';

/** A person in a list, with the address in one of many shapes. */
export function Row({ person }: { person: Person }) {
  return (
    <li className={person.look || undefined}>
      <span>Person {person.id}</span>
      <span>
        <Address person={person} />
      </span>
      <button type="button">Edit</button>
    </li>
  );
}

function Address({ person: { user, host, shape, seen } }: { person: Person }) {
  const address = `${user}@${host}`;
  switch (shape) {
    case 'text':
      return address;
    case 'parts':
      return (
        <>
          {user}@{host}
        </>
      );
    case 'bold':
      return (
        <>
          {user}@<b>{host.split('.', 1)}</b>
          {host.slice(host.indexOf('.'))}
        </>
      );
    case 'link':
      return <a href={`mailto:${address}`}>{address}</a>;
    case 'titled':
      return <a href={`mailto:${address}`}>Write {seen} times</a>;
    case 'sentence':
      return `Seen ${seen} times: ${address}, and well`;
    case 'two':
      return (
        <>
          {address}
          {seen % 2 === 0 && <i>; </i>}
          {seen % 2 === 0 && address}
        </>
      );
    case 'broken':
      return (
        <>
          {user}
          <wbr />
          @<wbr />
          <span>
            <em>{host}</em>
          </span>
        </>
      );
  }
}
