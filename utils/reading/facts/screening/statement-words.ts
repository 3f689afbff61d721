import { wordSet } from '@/utils/json/word-set';

/** The words of sentences and statuses around the name of a kind. */

export const NEGATIONS = wordSet(
  `no not none never without neither nor zero 0 nil non cannot isn aren wasn weren doesn don didn hasn haven couldn nomatch
  nohit nohits unlisted unmatched unsanctioned absent false n nein kein keine keiner keinen nicht aucun aucune pas ningún
  ninguna ningun sin nessun nessuna nenhum nenhuma sem geen ingen inga brak nie não`,
);
/** States that deny a finding alone. After a negation they affirm nothing. */
export const CLEAR = wordSet('clear cleared clean negative free pass passed negativo negativa');
export const AFFIRMATIONS = wordSet(
  `match matched matches matching hit hits found positive listed suspected flagged alert alerts alerted detected identified
  confirmed present appear appears appeared designated added placed consider attention exists yes y true oui ja si sí sim tak
  treffer trouvé coincidencia coincidencias gefunden gevonden treffers trovato encontrado encontrada positivo positiva`,
);
/** What is done with a check; with a negation the check was not made. */
export const PERFORMED = wordSet(
  `performed executed completed complete done requested enabled disabled available supported conducted carried started
  finished possible required configured applicable run processed verified verification ready included replace replaces covered
  covers contain contains`,
);
export const SEARCHING = wordSet(
  'screening screenings screened screen check checks checked search searches searched scan scanned monitoring monitored',
);
/** "Not checked" is no result. */
export const CHECKED = wordSet('checked screened searched scanned monitored');
export const SENTENCE_FILLER = wordSet(
  `a an the of on in for to by with from at as against is was are were be been being has have had he she they it its this that
  these those there who which any all other and or und et y o ou oder subject person persons individual individuals entity
  entities company business customer applicant client name names list lists listed listing listings database databases state
  result results record records entry entries status outcome data returned reported located potential possible partial exact
  strong weak true confirmed known current currently former formerly previous previously global international domestic foreign
  national article articles report reports risk level one two three t s aml kyc tier class resultado résultat résultats
  resultados ergebnis ergebnisse einträge encontrado encontrados exposed type types flag flags eu un uk us european union
  united nations official officials consolidated financial register registry registers
  does do did nationals evaders nonproliferation sectoral identifications parties office assets control`,
);
/** Somebody or something near the subject. */
export const OTHERS = wordSet(
  `country countries jurisdiction jurisdictions linked related relative relatives relation associate associates associated
  adjacent family nexus affiliated affiliate`,
);
/** A check that ended with one of these is undecided. */
export const DOUBTS = wordSet(
  `review refer referred warning fail failed failure high medium elevated severe critical red amber yellow caution inconclusive
  partial escalated active`,
);
