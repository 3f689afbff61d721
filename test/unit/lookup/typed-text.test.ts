import { expect, test } from 'vitest';
import { addressIn, nameIn } from '@/utils/lookup/subject-of-email';

test.each([
  ['Jane  Doe ', 'Jane Doe'],
  ...['Madonna', 'Sukarno', 'O’Brien', 'Pelé', '3M', '田中', 'J. R. Doe'].map((name) => [name, name]),
])('%j is the name %j and no address', (text, name) => {
  expect(nameIn(text)).toBe(name);
  expect(addressIn(text)).toBeNull();
});

test.each(['jane.example.com', '12345', 'jane%40example', '', 'jane@'])(
  '%j is neither a name nor an address: it may have lost its @',
  (text) => {
    expect(nameIn(text)).toBeNull();
    expect(addressIn(text)).toBeNull();
  },
);

test.each(['Please check jane@acme.com, thanks', 'Jane Doe <jane@acme.com> (sales)', 'From: jane@acme.com'])(
  'the only address of “%s” is what is scored',
  (text) => {
    expect(addressIn(text)).toBe('jane@acme.com');
    expect(nameIn(text)).toBeNull();
  },
);
