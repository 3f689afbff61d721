import type { NameWord } from './name-word';

/**
 * Legal forms, a line for each with all the ways in which registers write it, folded: the list of entity legal forms of
 * GLEIF (ISO 20275) and its abbreviations. Two forms of one line are one form.
 */
const FORMS = `
ltd,limited
pvt ltd,private limited,pvt limited,private ltd,p ltd
pte ltd,pte limited,private limited company
pty ltd,pty limited,proprietary limited
ltda,lda,limitada,sociedade limitada
ltee,limitee
sdn bhd,sendirian berhad
bhd,berhad
llc,lc,limited liability company,limited liability co,ooo,obshchestvo s ogranichennoi otvetstvennostiu,tov,tovarystvo z obmezhenoiu vidpovidalnistiu,mmc
gmbh,gesellschaft mit beschrankter haftung,gesellschaft mbh,ges mbh,mbh
ug,ug haftungsbeschrankt,unternehmergesellschaft,unternehmergesellschaft haftungsbeschrankt
sarl,societe a responsabilite limitee
srl,societa a responsabilita limitata,societatea cu raspundere limitata,societate cu raspundere limitata,sociedad de responsabilidad limitada
sl,sociedad limitada,slu,sociedad limitada unipersonal
sp zoo,spolka z ograniczona odpowiedzialnoscia,spolka zoo,sp z oo
sro,spol sro,spolecnost s rucenim omezenym,spolocnost s rucenim obmedzenym
doo,drustvo s ogranicenom odgovornoscu,drustvo sa ogranicenom odgovornoscu,druzba z omejeno odgovornostjo
dd,dionicko drustvo,delniska druzba
ad,aktsionerno druzhestvo,akcionarsko drustvo
eood,ednolichno druzhestvo s ogranichena otgovornost
ood,druzhestvo s ogranichena otgovornost
kft,korlatolt felelossegu tarsasag
zrt,zartkoruen mukodo reszvenytarsasag
nyrt,nyilvanosan mukodo reszvenytarsasag
bv,besloten vennootschap,besloten vennootschap met beperkte aansprakelijkheid
bvba,besloten vennootschap met beperkte aansprakelijkheid bvba
nv,naamloze vennootschap
aps,anpartsselskab
sia,sabiedriba ar ierobezotu atbildibu
uab,uzdaroji akcine bendrove
ou,osauhing
plc,public limited company
jsc,joint stock company,ao,aktsionernoe obshchestvo
ojsc,open joint stock company,oao,otkrytoe aktsionernoe obshchestvo
pjsc,public joint stock company,pao,publichnoe aktsionernoe obshchestvo
cjsc,closed joint stock company,zao,zakrytoe aktsionernoe obshchestvo
ag,aktiengesellschaft
sa,sociedad anonima,sociedade anonima,societe anonyme,ae,anonimi etairia,spolka akcyjna,societate pe actiuni
sa de cv,sociedad anonima de capital variable
s de rl de cv,sociedad de responsabilidad limitada de capital variable
sas,societe par actions simplifiee,sociedad por acciones simplificada
snc,societe en nom collectif,societa in nome collettivo
spa,societa per azioni
ab,aktiebolag
as,aktieselskab,aksjeselskap,anonim sirketi,anonim sirket,akciova spolecnost,akciova spolocnost,aktsiaselts
asa,allmennaksjeselskap
ltd sti,limited sirketi,limited sirket
oy,osakeyhtio,oy ab,ab oy
oyj,julkinen osakeyhtio
inc,incorporated
corp,corporation
co,company
co ltd,company limited,co limited,company ltd,kabushiki kaisha,kk,jusik hoesa,chusik hoesa
ohg,offene handelsgesellschaft
kg,kommanditgesellschaft
gbr,gesellschaft burgerlichen rechts
gmbh co kg,gmbh co kommanditgesellschaft
se,societas europaea,european company
lp,limited partnership
llp,limited liability partnership
pt,perseroan terbatas
tbk,terbuka
wll,with limited liability
fze,free zone establishment
fzco,free zone company
ev,eingetragener verein
na,national association`;

/** The number of the line in which a form is. */
const FORM_NUMBERS: ReadonlyMap<string, number> = new Map(
  FORMS.trim()
    .split('\n')
    .flatMap((line, number) => line.split(',').map((form) => [form, number] as const)),
);
const LONGEST = 8;

/** The name of a business in its parts. */
export interface BusinessName {
  words: readonly NameWord[];
  /** Its legal forms by their numbers; empty if it states none. */
  form: string;
  /** The same as written, folded. */
  formText: string;
}

/** Separates the legal form from the name of a business, wherever it stands. A name that is nothing but a form is kept. */
export function withoutLegalForm(words: readonly NameWord[]): BusinessName {
  const kept = words.filter(({ latin }) => !/^(?:and|und|et|y|e|the)$/.test(latin));
  const forms: string[] = [];
  const rest: NameWord[] = [];
  for (let at = 0; at < kept.length; ) {
    const text = (size: number): string =>
      kept
        .slice(at, at + size)
        .map(({ latin }) => latin)
        .join(' ');
    const size = sizes(kept.length - at).find((each) => FORM_NUMBERS.has(text(each))) ?? 0;
    if (size > 0) forms.push(text(size));
    else rest.push(...kept.slice(at, at + 1));
    at += Math.max(size, 1);
  }
  if (rest.length === 0) return { words: kept, form: '', formText: '' };
  const numbers = new Set(forms.map((form) => FORM_NUMBERS.get(form) ?? 0));
  return { words: rest, form: [...numbers].sort().join(' '), formText: forms.join(' ') };
}

const sizes = (most: number): number[] =>
  Array.from({ length: Math.min(LONGEST, most) }, (_, i) => Math.min(LONGEST, most) - i);
