/** What a word of an outcome is. */
export type OutcomeMeaning =
  /** The outcome is bad: a hit, a refusal, a high risk. */
  | 'alarming'
  /** It is open, or between: a review, a medium risk. */
  | 'undecided'
  /** It is good: clear, approved, a low risk. */
  | 'calm'
  /** It turns the meaning of the others. */
  | 'negation';

/** The words of a meaning, the languages beside each other; colors are words too. */
export interface OutcomeRow {
  is: OutcomeMeaning;
  en: string;
  de: string;
  fr: string;
  es: string;
  pt: string;
  it: string;
  nl: string;
  pl: string;
  zh: string;
}

/** Words of outcomes, as observed. To teach the reader a word, add it to its row. */
export const OUTCOMES: readonly OutcomeRow[] = [
  {
    is: 'alarming',
    en: `suspected suspicious suspect hit hits match matches matched alert alerts block blocked decline declined deny denied
      reject rejected refuse refused fail failed failure high highest severe critical extreme red fraudulent fraudster
      sanctioned listed blacklisted prohibited prevent prevented stop stopped detected unacceptable unverified
      undeliverable invalid mismatch malicious dangerous unsafe spam spamtrap abuse disapproved alerted`,
    de: 'abgelehnt hoch gesperrt treffer verdächtig rot kritisch gefunden verweigert durchgefallen',
    fr: 'fraude élevé élevée refusé refusée rejeté rejetée bloqué bloquée rouge critique suspect suspecte correspondance',
    es: `alto alta rechazado rechazada rechazar denegado denegada bloqueado bloqueada sancionado coincidencia coincidencias rojo crítico
      crítica sospechoso`,
    pt: 'reprovado reprovada rejeitado rejeitada negado negada recusado recusada vermelho crítico suspeito bloqueado',
    it: 'rifiutato rifiutata respinto respinta bloccato negato rosso critico sospetto',
    nl: 'afgewezen geweigerd hoog rood geblokkeerd verdacht treffer treffers',
    pl: 'odrzucony odrzucona odrzucone odrzucono wysoki wysokie wysoka czerwony czerwone zablokowany zablokowano podejrzany trafienie trafienia',
    zh: '高风险 高 拒绝 命中 不通过 未通过 异常 红 红色 高危 严重',
  },
  {
    is: 'undecided',
    en: `consider review refer referred referral medium moderate elevated amber yellow orange possible potential
      partial inconclusive doubtful uncertain warning warn caution attention challenge flag flagged unresolved investigate
      escalate escalated hold held risky disposable catchall catch webmail incomplete undecided`,
    de: 'mittel prüfen prüfung überprüfung manuell gelb orange unvollständig offen',
    fr: 'moyen moyenne examen vérifier jaune incomplet',
    es: 'medio media revisión revision revisar moderado pendiente amarillo incompleto',
    pt: 'médio média revisão moderado condicionado pendente amarelo incompleto',
    it: 'attenzione revisione verificare moderato giallo incompleto',
    nl: 'gemiddeld beoordelen beoordeling handmatig geel middel onvolledig',
    pl: 'średni średnie średnia weryfikacja żółty żółte niepełny możliwy',
    zh: '中风险 中 人工审核 待审核 审核 可疑 黄 黄色 疑似 关注',
  },
  {
    is: 'calm',
    en: `clear cleared clean pass passed accept accepted approve approved allow allowed verified valid validated low lowest
      minimal none nomatch nohit nohits green good trusted trustworthy safe genuine legitimate legit authentic located proceed
      deliverable unlisted`,
    de: 'niedrig gering genehmigt akzeptiert angenommen freigegeben unauffällig bestanden grün',
    fr: 'faible approuvé approuvée accepté acceptée favorable vert validé validée',
    es: 'bajo baja aprobado aprobada aprobar aceptado aceptada limpio favorable verde',
    pt: 'baixo baixa aprovado aprovada aceito aceita limpo favorável',
    it: 'basso bassa approvato approvata accettato accettata favorevole',
    nl: 'laag goedgekeurd akkoord groen geaccepteerd',
    pl: 'niski niskie niska zatwierdzony zatwierdzona zatwierdzono zaakceptowany zaakceptowano zielony zielone pozytywny',
    zh: '低风险 低 通过 无风险 正常 未命中 绿 绿色 合格',
  },
  {
    is: 'negation',
    en: 'no not non without never zero',
    de: 'nicht kein keine ohne',
    fr: 'sans aucun aucune',
    es: 'sin ningún ninguna',
    pt: 'sem nenhum nenhuma não',
    it: 'senza nessun nessuna',
    nl: 'geen niet zonder',
    pl: 'nie brak bez żaden żadnych',
    zh: '无 未 没有',
  },
];
