/**
 * Returns what each setting does, by its name, from the table of `docs/policy/README.md`: texts without links and code
 * marks. Settings of one row have one text.
 */
export function fieldMeanings(document: string): Record<string, string> {
  return Object.fromEntries(
    document.split('\n').flatMap((line) => {
      const [, names = '', meaning = ''] = /^\| ((?:`\w+`(?:, )?)+) \| (.+) \|$/.exec(line) ?? [];
      const plain = meaning.replace(/[`*]/g, '');
      return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, plain]);
    }),
  );
}
