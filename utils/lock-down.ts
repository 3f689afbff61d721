/**
 * Turns off what libraries can do with strings that would become code or markup. Import it before anything else in
 * every bundle: zod reads its global configuration while modules with schemas load.
 */

/** zod would compile schemas with `new Function`, which the content security policy refuses and reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

interface TrustedTypePolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (markup: string) => string | null }) => unknown;
}

/**
 * React Aria empties its live region with `innerHTML = ''`; the default policy lets only that through. Every other
 * string, script and script URL throws (https://www.w3.org/TR/trusted-types/#default-policy-hdr). Absent in Firefox
 * before 148, where `script-src 'self'` still keeps markup from running script.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
