/**
 * Disables library features that turn strings into code or markup. Import it first in every bundle: zod reads its
 * global configuration while modules with schemas load.
 */

/** zod would compile schemas with `new Function`, which the content security policy refuses and reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

interface TrustedTypePolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (markup: string) => string | null }) => unknown;
}

/**
 * React Aria clears its live region with `innerHTML = ''`; only that is allowed. All else throws
 * (https://www.w3.org/TR/trusted-types/#default-policy-hdr). Firefox before 148 lacks it; `script-src 'self'` still
 * blocks scripts in markup.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
