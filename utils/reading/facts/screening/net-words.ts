import type { ScreeningKind } from './screening-kind';

/**
 * A net of words in many languages and scripts under what the readers understand: phrases of whole words, by kind. A word of
 * the net is a mention at most; it judges nothing.
 */
const PHRASES: Readonly<Record<ScreeningKind, string>> = {
  sanctions: `sanction|sanctions|sanctioned|sanctionne|sanctionnes|sanciones|sancion|sancionado|sancionados|sancionada|sancoes|sancao|sancionadas
    |sanzioni|sanzione|sanzionato|sanktion|sanktionen|sanktioniert|sanktionsliste|sancties|sanctie|sanctielijst|sanktioner|sankcje|sankcja
    |sankce|sankcie|szankcio|szankciok|sanctiuni|yaptirim|yaptirimlar|ofac|sdn|ofsi|hmt|dfat|seco|sema|un list|onu|lista onu|nations unies
    |gel avoirs|gel des avoirs|gels avoirs|gels|asset freeze|asset freezes|congelacion|bloqueo de activos|congelamento|finanzsanktionen
    |ceis|cnep|cepim|lista clinton|clinton list|lista clinton ofac|specially designated|designated persons|blocked persons
    |debarred|restricted party|restricted parties|terror list|terrorist|terrorists|terrorism|terrorismo|terrorisme
    |terrorismus|санкция|санкции|санкций|санкционный|санкційний|санкції|العقوبات|عقوبات|قائمة العقوبات|制裁|制裁名单|制裁名單|制裁リスト|制裁対象|経済制裁|제재|제재대상
    |סנקציות|κυρώσεις|κυρωσεις|ขึ้นบัญชีดำ|प्रतिबंध|प्रतिबंधित|lệnh trừng phạt|sanksi`,
  pep: `pep|peps|ppe|ppes|politically exposed|politically exposed person|political exposure|politico|politicos|politician|politicians
    |personne politiquement exposee|politiquement exposee|politiquement expose|pessoa exposta politicamente|pessoa politicamente exposta
    |exposta politicamente|politicamente exposta|persona politicamente expuesta|persona expuesta politicamente|politicamente expuesta
    |persona politicamente esposta|politicamente esposta|politisch exponierte person|politisch exponiert|politiek prominente persoon
    |politiek prominent|politisk utsatt person|politiskt exponerad|politisk eksponeret|politycznie eksponowana|osoba zajmujaca eksponowane stanowisko
    |politicky exponovana osoba|rca|public office|funcionario publico|cargo publico|публичное должностное лицо|пдл|публічний діяч|политически значимое лицо
    |شخص معرض سياسيا|المعرضين سياسيا|政治公众人物|政治人物|政治敏感人物|外国peps|重要な公的地位|政治的に重要な|정치적 주요 인물|정치인|πολιτικά εκτεθειμένο`,
  watchlists: `lista 69|69 b|69b|bl69|bl69 b|efos|denied persons|denied person|denied party|denied parties|watchlist|watchlists|watch list|watch lists|interpol|red notice|red notices|wanted|most wanted|fbi|europol|lista negra|listas negras
    |listas restritivas|lista restritiva|listas restrictivas|lista restrictiva|listas de control|lista vinculante|listas vinculantes|blacklist|black list
    |blacklisted|blocklist|liste noire|listes noires|lista nera|schwarze liste|sperrliste|fahndung|fahndungsliste|gesucht|recherche interpol|avis de recherche
    |buscado|buscados|procurado|procurados|mandado|mandados de prisao|antecedentes|antecedentes penales|criminal record|criminal records|criminal
    |law enforcement|enforcement|disqualified|disqualified director|debarment|exclusion list|exclusions|warning list|warnings list|negative list
    |terror watch|czarna lista|zwarte lijst|opsporing|розыск|розыске|перечень|черный список|перелік|розшук|قائمة المراقبة|مطلوب|القائمة السوداء|黑名单|黑名單|观察名单
    |通缉|监控名单|ブラックリスト|反社|反社会的勢力|指名手配|ウォッチリスト|블랙리스트|수배|λίστα παρακολούθησης|रेड नोटिस`,
  media: `adverse media|adverse news|negative news|negative media|negative press|bad press|derogatory news|noticias adversas|noticias negativas|medios adversos
    |prensa negativa|midia negativa|midias negativas|midia adversa|noticias desfavoraveis|medias defavorables|presse negative|medias negatifs|notizie negative
    |stampa negativa|negative presse|negativnachrichten|negative berichte|negatief nieuws|negatieve media|negativa nyheter|negatywne media|негативные новости
    |негативные публикации|негативні новини|негатив в сми|أخبار سلبية|وسائل الإعلام السلبية|负面新闻|负面信息|負面新聞|负面舆情|ネガティブニュース|ネガティブ情報|부정적 뉴스|부정적 언론`,
};

/** Lower-case words without accents; scripts without spaces stay as they are. */
export const netWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const LATIN = new Map<string, { words: string[]; kind: ScreeningKind }[]>();
/** Chinese, Japanese, Korean and Thai have no spaces between words. */
const UNSPACED: { text: string; kind: ScreeningKind }[] = [];
for (const kind of Object.keys(PHRASES) as ScreeningKind[]) {
  for (const phrase of PHRASES[kind].split('|').map((text) => text.trim())) {
    const words = netWords(phrase);
    const [first] = words;
    if (first === undefined) continue;
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(phrase))
      UNSPACED.push({ text: phrase.normalize('NFKD').toLowerCase(), kind });
    else LATIN.set(first, [...(LATIN.get(first) ?? []), { words, kind }]);
  }
}
const NOT_LATIN = /[^\0-\u024f]/;
const IS_ASCII = /^[\x20-\x7e]*$/;
const NONE: ReadonlySet<ScreeningKind> = new Set();

/** The same as {@link netWords}, for texts that need no normal form. */
const asciiWords = (text: string): string[] =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Longest text that is searched: a label, a sentence or a key, not an article. */
const MAX_TEXT = 400;

/** Returns the kinds that a key or a short text names in any of the languages. */
export function netKinds(text: string): ReadonlySet<ScreeningKind> {
  if (text.length > MAX_TEXT || text.length < 3) return NONE;
  const isAscii = IS_ASCII.test(text);
  const words = isAscii ? asciiWords(text) : netWords(text);
  // Most texts name nothing.
  if (isAscii && !words.some((word) => LATIN.has(word))) return NONE;
  const found = new Set<ScreeningKind>();
  for (const [i, word] of words.entries()) {
    for (const { words: phrase, kind } of LATIN.get(word) ?? [])
      if (phrase.every((part, j) => words[i + j] === part)) found.add(kind);
  }
  if (NOT_LATIN.test(text)) {
    const plain = text.normalize('NFKD').toLowerCase();
    for (const { text: phrase, kind } of UNSPACED) if (plain.includes(phrase)) found.add(kind);
  }
  return found;
}
