import { formsOf, headingSet } from './headings';

/**
 * What a column holds of a name. `either`: the bare word "name", a whole name or half of one; `prefix`: "van der";
 * `subject`: a customer or company.
 */
export type NamePart = 'full' | 'given' | 'middle' | 'prefix' | 'family' | 'family2' | 'either' | 'subject';

// biome-ignore format: one line for English, the others for other languages
const WORDS: Record<NamePart, readonly string[]> = {
  full: [
    'full name', 'subject name', 'complete name', 'legal name', 'first and last name', 'first name last name', 'last name first name', 'name surname', 'name and surname',
    'vollständiger name', 'Vor- und Nachname', 'Vorname Nachname', 'Vorname Name', 'Name Vorname', 'Nachname Vorname', 'Vorname und Nachname',
    'nom complet', 'nom et prénom', 'nom et prénoms', 'prénom et nom', 'nom prénom', 'prénom nom', 'nombre completo', 'nombre y apellidos', 'nombre y apellido', 'apellidos y nombre', 'nombres y apellidos', 'apellidos y nombres',
    'nome completo', 'nome e cognome', 'cognome e nome', 'nome cognome', 'nominativo', 'nome e sobrenome', 'nome e apelido', 'volledige naam', 'voor- en achternaam', 'imię i nazwisko', 'nazwisko i imię',
    '氏名', '姓名', 'フルネーム', '全名', '성명', '성함', 'фио', 'họ và tên', 'họ tên', 'jméno a příjmení', 'ad soyad', 'adı soyadı',
  ],
  given: [
    'first name', 'first names', 'given name', 'given names', 'forename', 'forenames', 'christian name', 'fname', 'first', 'given',
    'Vorname', 'Vornamen', 'Vorname(n)', 'Rufname', 'prénom', 'prénoms', 'prénom usuel', 'nombre de pila', 'primer nombre', 'nome di battesimo', 'primo nome', 'nome próprio', 'nomes próprios', 'primeiro nome', 'prenome',
    'voornaam', 'voornamen', 'roepnaam', 'imię', 'imiona', 'pierwsze imię', '名', 'ファーストネーム', 'имя', 'keresztnév', 'utónév', 'tên', 'förnamn', 'fornavn', 'etunimi', 'jméno', 'křestní jméno', 'prenume',
  ],
  middle: [
    'middle name', 'middle names', 'middle initial', 'middle', 'mname', 'additional name', 'additional names', 'other names', 'other given names', 'second given name',
    'zweiter Vorname', 'weitere Vornamen', 'deuxième prénom', 'autres prénoms', 'second prénom', 'segundo nombre', 'secondo nome', 'nome do meio', 'segundo nome', 'tweede voornaam', 'drugie imię', 'ミドルネーム', '中间名', '中間名', 'отчество',
  ],
  prefix: ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'voorvoegsels', 'Namensvorsatz', 'Vorsatzwort'],
  family: [
    'last name', 'last names', 'surname', 'surnames', 'family name', 'lname', 'last', 'family',
    'Nachname', 'Nachnamen', 'Familienname', 'Zuname', 'nom de famille', 'patronyme', 'apellido', 'apellidos', 'primer apellido', 'apellido paterno', 'apellido 1', 'cognome', 'cognomi',
    'sobrenome', 'sobrenomes', 'apelido', 'apelidos', 'último nome', 'nome de família', 'achternaam', 'familienaam', 'geslachtsnaam', 'nazwisko', '姓', '姓氏', '氏', '苗字', 'ラストネーム', '성', '성씨',
    'фамилия', 'vezetéknév', 'családnév', 'họ', 'efternamn', 'efternavn', 'etternavn', 'sukunimi', 'příjmení', 'soyad', 'soyadı',
  ],
  family2: ['second surname', 'second last name', 'segundo apellido', 'apellido materno', 'apellido 2'],
  either: [
    'name', 'names', 'nom', 'noms', 'nombre', 'nombres', 'nome', 'nomi', 'naam', '名前', 'お名前', '名字', '이름', 'név', 'navn', 'namn', 'nimi', 'nume', 'adı',
  ],
  subject: [
    'subject', 'customer', 'customer name', 'client', 'company name', 'company', 'business name', 'entity name', 'organization', 'organisation',
    'Kunde', 'Firma', 'Firmenname', 'Unternehmen', 'entreprise', 'société', 'raison sociale', 'empresa', 'razón social', 'azienda', 'ragione sociale', 'razão social', 'bedrijf', 'bedrijfsnaam', 'firma', '会社名', '公司名称', '公司名稱', '회사명',
  ],
};
const SETS = Object.entries(WORDS).map(([part, words]) => [part as NamePart, headingSet(words)] as const);

/** Returns the part of a name that a heading means, in the languages of the product and some others; null if none. */
export function namePartOf(heading: string): NamePart | null {
  const meant = formsOf(heading).flatMap((form) => SETS.filter(([, words]) => words.has(form)).map(([part]) => part));
  // Of two languages of one heading, the one that is clear counts: "Nom / Surname".
  return meant.find((part) => part !== 'either' && part !== 'subject') ?? meant[0] ?? null;
}
