/** What English calls the people of a country, as alpha-2 code and words. Those of two countries are left out: "Dominican". */
const DEMONYMS = `
AD Andorran|AE Emirati,Emirian|AF Afghan|AG Antiguan|AL Albanian|AM Armenian|AO Angolan|AR Argentine,Argentinian,Argentinean|AT Austrian
|AU Australian|AW Aruban|AZ Azerbaijani,Azeri|BA Bosnian,Bosnian and Herzegovinian,Herzegovinian|BB Barbadian|BD Bangladeshi|BE Belgian
|BF Burkinabe,Burkinabé|BG Bulgarian|BH Bahraini|BI Burundian|BJ Beninese,Beninois|BM Bermudian|BN Bruneian|BO Bolivian|BR Brazilian
|BS Bahamian|BT Bhutanese|BW Botswanan,Motswana|BY Belarusian,Belorussian,Byelorussian|BZ Belizean|CA Canadian|CF Central African|CH Swiss
|CI Ivorian|CL Chilean|CM Cameroonian|CN Chinese|CO Colombian|CR Costa Rican|CU Cuban|CV Cape Verdean,Cabo Verdean|CY Cypriot
|CZ Czech|DE German|DJ Djiboutian|DK Danish|DZ Algerian|EC Ecuadorian,Ecuadorean|EE Estonian|EG Egyptian|ER Eritrean|ES Spanish,Spaniard
|ET Ethiopian|FI Finnish|FJ Fijian|FO Faroese|FR French|GA Gabonese|GB British,Briton,English,Scottish,Welsh,Northern Irish|GD Grenadian
|GE Georgian|GH Ghanaian|GI Gibraltarian|GL Greenlandic|GM Gambian|GQ Equatorial Guinean,Equatoguinean|GR Greek|GT Guatemalan
|GW Bissau-Guinean|GY Guyanese|HK Hong Konger|HN Honduran|HR Croatian,Croat|HT Haitian|HU Hungarian|ID Indonesian|IE Irish|IL Israeli|IN Indian
|IQ Iraqi|IR Iranian|IS Icelandic,Icelander|IT Italian|JM Jamaican|JO Jordanian|JP Japanese|KE Kenyan|KG Kyrgyz,Kyrgyzstani,Kirghiz|KH Cambodian
|KI I-Kiribati|KM Comorian,Comoran|KN Kittitian,Nevisian|KP North Korean|KR South Korean|KW Kuwaiti|KY Caymanian|KZ Kazakh,Kazakhstani|LA Lao,Laotian
|LB Lebanese|LC Saint Lucian,St Lucian|LI Liechtensteiner|LK Sri Lankan|LR Liberian|LS Basotho,Mosotho|LT Lithuanian|LU Luxembourger,Luxembourgish
|LV Latvian|LY Libyan|MA Moroccan|MC Monegasque,Monacan|MD Moldovan,Moldavian|ME Montenegrin|MG Malagasy,Madagascan|MH Marshallese
|MK Macedonian,North Macedonian|ML Malian|MM Burmese,Myanmar|MN Mongolian|MO Macanese|MR Mauritanian|MT Maltese|MU Mauritian|MV Maldivian|MW Malawian
|MX Mexican|MY Malaysian|MZ Mozambican|NA Namibian|NE Nigerien|NG Nigerian|NI Nicaraguan|NL Dutch,Netherlander|NO Norwegian|NP Nepalese,Nepali
|NR Nauruan|NZ New Zealander|OM Omani|PA Panamanian|PE Peruvian|PG Papua New Guinean|PH Philippine,Filipino,Filipina|PK Pakistani|PL Polish
|PR Puerto Rican|PS Palestinian|PT Portuguese|PW Palauan|PY Paraguayan|QA Qatari|RO Romanian|RS Serbian,Serb|RU Russian|RW Rwandan
|SA Saudi,Saudi Arabian|SB Solomon Islander|SC Seychellois|SD Sudanese|SE Swedish,Swede|SG Singaporean|SI Slovenian,Slovene|SK Slovak,Slovakian
|SL Sierra Leonean|SM Sammarinese|SN Senegalese|SO Somali,Somalian|SR Surinamese|SS South Sudanese|ST Sao Tomean|SV Salvadoran,Salvadorean
|SY Syrian|SZ Swazi|TD Chadian|TG Togolese|TH Thai|TJ Tajik,Tajikistani|TL Timorese,East Timorese|TM Turkmen|TN Tunisian|TO Tongan|TR Turkish,Turk
|TT Trinidadian,Trinidadian and Tobagonian|TV Tuvaluan|TW Taiwanese|TZ Tanzanian|UA Ukrainian|UG Ugandan|US American,United States|UY Uruguayan
|UZ Uzbek,Uzbekistani|VC Vincentian|VE Venezuelan|VN Vietnamese|VU Ni-Vanuatu,Vanuatuan|WS Samoan|XK Kosovar,Kosovan|YE Yemeni,Yemenite
|ZA South African|ZM Zambian|ZW Zimbabwean`;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

let codes: ReadonlyMap<string, string> | undefined;

/** Returns the alpha-2 code of the country whose people a text names ("American", "US citizen"), or null. */
export function countryOfDemonym(text: string): string | null {
  codes ??= new Map(
    DEMONYMS.split('|').flatMap((line) => {
      const plain = line.trim();
      const words = plain.slice(3).split(',');
      return words.map((word) => [fold(word), plain.slice(0, 2)] as const);
    }),
  );
  const plain = fold(text).replace(/ (citizen(ship)?|national(ity)?|passport)s?$/, '');
  return codes.get(plain) ?? null;
}
