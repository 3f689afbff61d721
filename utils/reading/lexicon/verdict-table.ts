import { type Languages, textsOf } from './languages';

/** What a name of a verdict is made of. */
type VerdictNoun = 'advice' | 'decision' | 'outcome' | 'level' | 'risk' | 'traffic-light' | 'color' | 'control';

interface VerdictRow extends Languages {
  is: VerdictNoun;
}

/**
 * Names of verdicts, `|` between them; they are parts of patterns. To teach the reader a name, put it beside those that
 * mean the same, in its language. English names that need words around them are in `score/verdict-name.ts`.
 */
const VERDICT_NAMES: readonly VerdictRow[] = [
  {
    is: 'advice',
    // Published spellings differ (EmailHippo: "actionRecomendation").
    en: 'recomm?endations?|recommended action|action recomm?endation|advice',
    de: 'empfehlung',
    fr: 'recommandation',
    es: 'recomendación|recomendacion',
    pt: 'recomendação|recomendacao',
    it: 'raccomandazione',
    nl: 'aanbeveling|advies',
    pl: 'rekomendacja',
    zh: '建议',
  },
  {
    is: 'decision',
    de: 'entscheidung|entscheid',
    fr: 'décision|avis final',
    es: 'dictamen|veredicto|decisión|decisión final|decisión del caso',
    pt: 'decisao|decisão|parecer',
    it: 'decisione|verdetto',
    nl: 'besluit|beslissing|oordeel',
    pl: 'decyzja|decyzja końcowa',
    zh: '决定|决策|最终决定|审批结果|处理结果',
  },
  {
    is: 'outcome',
    de: 'ergebnis|gesamtergebnis|prüfergebnis|bewertung',
    fr: 'résultat|resultat|résultat global|avis|statut',
    es: 'resultado|resultado final|resultado general|dictamen|hallazgos|situación|estatus|estado|conclusión',
    pt: 'situação|situacao|parecer|conclusão',
    it: 'risultato|esito|esito finale|stato|conclusione',
    nl: 'resultaat|uitslag|uitkomst|eindresultaat',
    pl: 'wynik|wynik końcowy|wynik weryfikacji|stan|ocena',
    zh: '结果|结论|审核结果|核查结果|检测结果',
  },
  {
    is: 'level',
    de: 'stufe',
    fr: 'niveau',
    es: 'nivel|categoría|calificación',
    pt: 'nível|classificação',
    it: 'livello',
  },
  {
    is: 'risk',
    de: 'risiko|risikostufe|risikoklasse|risikobewertung',
    fr: 'risque',
    es: 'riesgo',
    pt: 'risco',
    it: 'rischio',
    nl: 'risico|risiconiveau|risicoklasse',
    pl: 'poziom ryzyka|ryzyko',
    zh: '风险等级|风险级别|风险水平',
  },
  {
    is: 'traffic-light',
    en: 'traffic ?light',
    de: 'ampel|ampelfarbe',
    fr: 'feu tricolore',
    es: 'semáforo',
    it: 'semaforo',
    nl: 'stoplicht',
  },
  { is: 'color', en: 'colou?r', de: 'farbe', fr: 'couleur', pt: 'cor', nl: 'kleur', pl: 'kolor', zh: '颜色' },
  { is: 'control', en: 'control', de: 'kontrolle', fr: 'contrôle', pt: 'controle', it: 'controllo', pl: 'kontrola' },
];

/** Returns the names of one meaning in all languages, as a pattern. */
export const verdictNames = (noun: VerdictNoun): string =>
  VERDICT_NAMES.filter(({ is }) => is === noun)
    .flatMap(textsOf)
    .join('|');
