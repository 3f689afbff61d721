const UNLISTED = 'the ending is on no list of top-level domains';
const EMOJI = 'an emoji separates: in text it is beside addresses, and hardly any mail system allows it in one';
const DOTS = 'Japanese carriers issued names with dots at the edges and in pairs, so the whole is found, with a remark';
const LABEL = 'any word with a colon can be the label of an address';

/** Cases of the shared collection that are read in another way here on purpose: their id and why. */
export const DEVIATIONS: Readonly<Record<string, string>> = {
  d0037: 'the signs ! ? / ` { | } separate: in text they are not part of a name',
  d0048: DOTS,
  d0049: DOTS,
  d0050: DOTS,
  d1204: DOTS,
  d1205: DOTS,
  d1218: DOTS,
  d0065: UNLISTED,
  d1380: UNLISTED,
  d1381: UNLISTED,
  d1386: UNLISTED,
  d1427: UNLISTED,
  d1194: LABEL,
  d1195: LABEL,
  d1196: LABEL,
  d1197: LABEL,
  d1198: LABEL,
  d1209: 'two hyphens may stand in a domain label, as case d1235 shows',
  d1229: 'a name without a letter or digit is not found',
  d1246: 'the target of a mailto: link is an address, also in the source of a Markdown text',
  d1253: 'quoted names are not found, nor is a part of one',
  d1262: 'a domain of one label is not found, also after mailto:',
  d1388: 'with * in it the name may be masked, so nothing is found',
  d1457: EMOJI,
  d1458: EMOJI,
  d1462: EMOJI,
  d1463: EMOJI,
  d1464: EMOJI,
};
