/** Maximum octets in the part before the @: RFC 5321 §4.5.3.1.1, counted in UTF-8 as RFC 6531 §3.3 requires. */
export const MAX_LOCAL_OCTETS = 64;

/** Maximum octets in a domain name without its final dot: RFC 1035 §3.1. */
export const MAX_DOMAIN_OCTETS = 253;

/** Maximum octets in one label of a domain name: RFC 1035 §2.3.4. */
export const MAX_LABEL_OCTETS = 63;

/**
 * Maximum octets in a whole address: the 256 of RFC 5321 §4.5.3.1.3 minus its angle brackets (RFC 3696, erratum 1690).
 */
export const MAX_ADDRESS_OCTETS = 254;

const utf8 = new TextEncoder();

/** Returns the number of octets of the text in UTF-8. */
export const octets = (text: string): number => utf8.encode(text).length;
