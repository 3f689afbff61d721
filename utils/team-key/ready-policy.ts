/**
 * Returns a policy file for one browser, as its administrators know it.
 * @param extensionId the id in that browser: stores assign one each
 */
export function readyPolicy(
  fields: { baseUrl: string; sealedKey: string },
  extensionId: string,
  isFirefox: boolean,
): string {
  const extensions = { [extensionId]: fields };
  const policy = isFirefox ? { policies: { '3rdparty': { Extensions: extensions } } } : { '3rdparty': { extensions } };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
