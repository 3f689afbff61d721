const CARRIER =
  /[@.](?:(?:docomo|ezweb|softbank|vodafone|jp-.|disney|y-?mobile|emobile|pdx|willcom|yahoo)\.ne\.jp|i\.softbank\.jp|(?:au|willcom)\.com)$/i;

/**
 * Returns whether the domain is of a Japanese mobile carrier. Until 2009 these issued addresses with dots at the edges
 * of the local part and in a row, which RFC 5321 forbids.
 *
 * @param domain with the @ before it
 */
export const isCarrier = (domain: string): boolean => CARRIER.test(domain);
