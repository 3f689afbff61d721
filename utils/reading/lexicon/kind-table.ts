import type { Languages } from './languages';
import type { ScreeningKind } from './screening-kind';

/**
 * How a name speaks of its kind. `name`: wherever it stands. `in-hits`: only inside a hit or a screening: "media", "warning".
 * `mention`: it says at most that the kind may be meant, and judges nothing.
 */
type Strength = 'name' | 'in-hits' | 'mention';

/** Names of a kind, `|` between them, in keys, codes and sentences. `kind`: null for phrases that mean something else. */
export interface KindRow extends Languages {
  kind: ScreeningKind | null;
  says: readonly Strength[];
}

/** The names of all kinds. To teach the reader a name, add it to its row: keys, codes, sentences and lists ask this table. */
export const KIND_NAMES: readonly KindRow[] = [
  {
    ...{ kind: 'sanctions', says: ['name'] },
    en: `sanction|sanctions|sanctioned|ofac|sdn|sdns|ofsi|hmt|specially designated|foreign assets control|foreign asset control
      |asset freeze|assets freeze|asset freezing|san person|san entity|san current|san former|san entries|san entry|san list
      |san hits|san matches|un consolidated|eu consolidated|unsc consolidated|security council consolidated|treasury consolidated`,
    de: 'sanktion|sanktionen|sanktionsliste|sanktionslisten|sanktioniert',
    fr: 'sanctionné|sanctionnée',
    es: 'sancion|sanción|sanciones|sancionado|sancionada',
    pt: 'sanção|sanções|sancoes|sancao',
    it: 'sanzione|sanzioni',
    nl: 'sancties|sanctielijst|sanctielijsten',
    pl: 'sankcje',
  },
  {
    ...{ kind: 'sanctions', says: ['mention'] },
    en: `dfat|seco|sema|un list|asset freezes|designated persons|blocked persons|clinton list|debarred|restricted party|restricted parties
      |terror list|terrorist|terrorists|terrorism`,
    de: 'finanzsanktionen|terrorismus',
    fr: 'sanctionnes|nations unies|gel avoirs|gel des avoirs|gels avoirs|gels|terrorisme',
    es: 'sancionados|onu|lista onu|congelacion|bloqueo de activos|lista clinton|lista clinton ofac|terrorismo',
    pt: 'sancionadas|congelamento|ceis|cnep|cepim',
    it: 'sanzionato',
    nl: 'sanctie',
    pl: 'sankcja',
    zh: '制裁|制裁名单|制裁名單',
    other: `sanktioner|sankce|sankcie|szankcio|szankciok|sanctiuni|yaptirim|yaptirimlar|санкция|санкции|санкций|санкционный|санкційний|санкції
      |العقوبات|عقوبات|قائمة العقوبات|制裁リスト|制裁対象|経済制裁|제재|제재대상|סנקציות|κυρώσεις|κυρωσεις|ขึ้นบัญชีดำ|प्रतिबंध|प्रतिबंधित|lệnh trừng phạt|sanksi`,
  },
  {
    ...{ kind: 'pep', says: ['name'] },
    en: 'pep|peps|pe ps|politically exposed|politically exposed person|politically exposed persons|political exposure',
    de: 'politisch exponiert|politisch exponierte|politisch exponierte person',
    fr: 'politiquement exposée|politiquement exposé',
    es: 'políticamente expuesta|políticamente expuesto|políticamente expuestas',
    pt: 'politicamente exposta',
    it: 'politicamente esposta',
  },
  { kind: 'pep', says: ['in-hits'], en: 'relative or close associate|close associate|close associates' },
  { kind: 'pep', says: ['in-hits', 'mention'], en: 'rca' },
  {
    ...{ kind: 'pep', says: ['mention'] },
    en: 'politician|politicians|public office',
    fr: 'ppe|ppes|personne politiquement exposee',
    es: 'politico|politicos|persona politicamente expuesta|persona expuesta politicamente|funcionario publico|cargo publico',
    pt: 'pessoa exposta politicamente|pessoa politicamente exposta|exposta politicamente',
    it: 'persona politicamente esposta',
    nl: 'politiek prominente persoon|politiek prominent',
    pl: 'politycznie eksponowana|osoba zajmujaca eksponowane stanowisko',
    zh: '政治公众人物|政治人物|政治敏感人物|外国peps',
    other: `politisk utsatt person|politiskt exponerad|politisk eksponeret|politicky exponovana osoba|публичное должностное лицо|пдл|публічний діяч
      |политически значимое лицо|شخص معرض سياسيا|المعرضين سياسيا|重要な公的地位|政治的に重要な|정치적 주요 인물|정치인|πολιτικά εκτεθειμένο`,
  },
  {
    ...{ kind: 'watchlists', says: ['name'] },
    en: `watchlist|watchlists|watch list|watch lists|watchlisted|watch listed|wlt|denied persons|denied person|denied parties
      |denied party`,
  },
  {
    ...{ kind: 'watchlists', says: ['in-hits'] },
    en: `warning|warnings|debarred|excluded|exclusion|special interest|special interest person|sip|sie|si person|si entity`,
  },
  {
    ...{ kind: 'watchlists', says: ['in-hits', 'mention'] },
    en: 'wanted|interpol|law enforcement|enforcement|debarment|exclusions|disqualified',
  },
  {
    ...{ kind: 'watchlists', says: ['mention'] },
    en: `red notice|red notices|most wanted|fbi|europol|blacklist|black list|blacklisted|blocklist|criminal record|criminal records
      |criminal|disqualified director|exclusion list|warning list|warnings list|negative list|terror watch`,
    de: 'schwarze liste|sperrliste|fahndung|fahndungsliste|gesucht',
    fr: 'liste noire|listes noires|recherche interpol|avis de recherche',
    es: `lista 69|69 b|69b|bl69|bl69 b|efos|lista negra|listas negras|listas restrictivas|lista restrictiva|listas de control|lista vinculante
      |listas vinculantes|buscado|buscados|antecedentes|antecedentes penales`,
    pt: 'listas restritivas|lista restritiva|procurado|procurados|mandado|mandados de prisao',
    it: 'lista nera',
    nl: 'zwarte lijst|opsporing',
    pl: 'czarna lista',
    zh: '黑名单|黑名單|观察名单|通缉|监控名单',
    other: `розыск|розыске|перечень|черный список|перелік|розшук|قائمة المراقبة|مطلوب|القائمة السوداء|ブラックリスト|反社|反社会的勢力|指名手配
      |ウォッチリスト|블랙리스트|수배|λίστα παρακολούθησης|रेड नोटिस`,
  },
  {
    ...{ kind: 'media', says: ['name'] },
    en: `adverse media|adverse news|adverse press|adverse article|adverse articles|negative news|negative media|negative press
      |negative article|negative articles|bad press|media check results|media check result|media hits|media matches|news hits
      |press hits|unfavorable news|unfavourable news`,
  },
  { kind: 'media', says: ['in-hits'], en: 'media|news|press|article|articles' },
  {
    ...{ kind: 'media', says: ['mention'] },
    en: 'derogatory news',
    de: 'negative presse|negativnachrichten|negative berichte',
    fr: 'medias defavorables|presse negative|medias negatifs',
    es: 'noticias adversas|noticias negativas|medios adversos|prensa negativa',
    pt: 'midia negativa|midias negativas|midia adversa|noticias desfavoraveis',
    it: 'notizie negative|stampa negativa',
    nl: 'negatief nieuws|negatieve media',
    pl: 'negatywne media',
    zh: '负面新闻|负面信息|負面新聞|负面舆情',
    other: `negativa nyheter|негативные новости|негативные публикации|негативні новини|негатив в сми|أخبار سلبية|وسائل الإعلام السلبية
      |ネガティブニュース|ネガティブ情報|부정적 뉴스|부정적 언론`,
  },
  { kind: null, says: ['name'], en: 'social media|media type|media id|press enter|sanction scanner' },
];
