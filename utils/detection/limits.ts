/** Most octets in the part before the @: RFC 5321 §4.5.3.1.1, counted in UTF-8 as RFC 6531 §3.3 asks. */
export const MAX_LOCAL_OCTETS = 64;

/** Most octets in a domain name written out without its final dot: RFC 1035 §3.1. */
export const MAX_DOMAIN_OCTETS = 253;

/** Most octets in one label of a domain name: RFC 1035 §2.3.4. */
export const MAX_LABEL_OCTETS = 63;

/** Most octets in a whole address: the 256 of RFC 5321 §4.5.3.1.3 less its angle brackets (RFC 3696, erratum 1690). */
export const MAX_ADDRESS_OCTETS = 254;
