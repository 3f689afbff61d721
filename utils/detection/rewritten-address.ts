const FORMS: readonly RegExp[] = [
  // Switched off in a copy of a system: jane@example.com.invalid.
  /^(?<name>[^@]+)@(?<domain>[^@]+)\.invalid$/i,
  // A guest in another organization: jane_example.com#EXT#@tenant.onmicrosoft.com.
  /^(?<name>.+)_(?<domain>[^_@#]+\.[^_@#]+)#EXT#@[^@]+$/i,
  // Switched off in a copy of a Salesforce organization: jane=acme.org@example.com.
  /^(?<name>[^@=]+)=(?<domain>[^@=]+\.[^@=]+)@example\.com$/i,
];

/** Returns the address of which a program has made another one; undefined if it does not look like that. */
export function rewrittenAddress(address: string): string | undefined {
  for (const form of FORMS) {
    const { name, domain } = form.exec(address)?.groups ?? {};
    if (name !== undefined && domain !== undefined) return `${name}@${domain}`;
  }
  return undefined;
}
