import { COMPANIES } from './companies.ts';
import type { Contact, Stage } from './contact.ts';

type Row = [name: string, email: string, role: string, company: keyof typeof COMPANIES, stage: Stage, age: number];

// Nobody here exists, and example.com and example.org belong to nobody. The addresses are as odd as real ones get:
// capitals, apostrophes, plus tags, a local part of 64 characters, domains that are not ASCII.
const ROWS: Row[] = [
  ['Owen Hallworth', 'owen.hallworth@kestrel.example.com', 'Underwriting Manager', 'kestrel', 'Customer', 14],
  ["Niamh O'Brien", "niamh.o'brien@brannigan.example.com", 'Managing Director', 'brannigan', 'Proposal', 22],
  ['Ines Barreto', 'ines.barreto@tidewater.example.com', 'Head of Procurement', 'tidewater', 'Proposal', 3],
  ['Amara Okafor', 'amara.okafor+renewals@example.com', 'Pricing Consultant', 'freelance', 'Customer', 8],
  ['Tomasz Wójcik', 'TOMASZ.WOJCIK@EXAMPLE.ORG', 'Independent Auditor', 'freelance', 'Lead', 51],
  ['Jonas Sommer', 'jonas@bäckerei-sommer.example.com', 'Owner', 'sommer', 'Qualified', 66],
  [
    'Maximiliana von Hohenfels',
    'maximiliana-theodora.von-hohenfels-rothenburg.customer-success-x@quillon.example.com',
    'Customer Success Lead',
    'quillon',
    'Customer',
    95,
  ],
  ['Priya Raghunathan', 'priya_raghunathan@quillon.example.com', 'Research Director', 'quillon', 'Qualified', 12],
  ['Solveig Halvorsen', 'solveig@halvorsen.example.com', 'Yard Superintendent', 'halvorsen', 'Customer', 130],
  ['Camille Fournier-Dubois', 'c.fournier-dubois@mirabel.example.com', 'Purchasing', 'mirabel', 'Lead', 180],
  ['Dylan Marsh', 'dylan.marsh99@redgum.example.com', 'Site Foreman', 'redgum', 'Qualified', 41],
  ['Harriet Penhaligon', 'harriet.penhaligon@pinecrest.example.org', 'Bursar', 'pinecrest', 'Proposal', 240],
  ['Karim Benali', 'k.benali@mirabel.example.com', 'Regional Manager', 'mirabel', 'Qualified', 300],
  ['Linnea Östrand', 'linnea@ostrand.example.org', 'Chief Executive', 'ostrand', 'Customer', 320],
  ['Marcus Tillery', 'marcus.tillery@tidewater.example.com', 'Fleet Coordinator', 'tidewater', 'Customer', 35],
  ['Yuki Tanabe', 'yuki.tanabe@quillon.example.com', 'Data Engineer', 'quillon', 'Lead', 400],
  ['Beatriz Salgado', 'beatriz@example.com', 'Brand Consultant', 'freelance', 'Dormant', 4400],
  ["Siobhán D'Arcy", "s.d'arcy@larkfield.example.org", 'Practice Manager', 'larkfield', 'Proposal', 75],
  ['Edwin Osei', 'edwin.osei@larkfield.example.org', 'Dentist', 'larkfield', 'Qualified', 500],
  ['Rosalind Achterberg', 'R.Achterberg@kestrel.example.com', 'Claims Director', 'kestrel', 'Customer', 610],
  ['Piotr Zielinski', 'piotr.zielinski@brannigan.example.com', 'Workshop Lead', 'brannigan', 'Lead', 700],
  ['Grete Lindqvist', 'grete.lindqvist@ostrand.example.org', 'Design Lead', 'ostrand', 'Qualified', 820],
  ['Samuel Adeyemi', 'samuel.adeyemi+crm@pinecrest.example.org', 'IT Manager', 'pinecrest', 'Proposal', 110],
  ['Ha-eun Seo', 'haeun.seo@halvorsen.example.com', 'Procurement Analyst', 'halvorsen', 'Lead', 930],
  ['Frederik Holm', 'frederik@ostrand.example.org', 'Logistics', 'ostrand', 'Dormant', 5800],
  ['Nadia Petrescu', 'nadia.petrescu@kestrel.example.com', 'Broker', 'kestrel', 'Qualified', 1010],
  ['Callum Whitlock', 'callum.whitlock@redgum.example.com', 'Sales Engineer', 'redgum', 'Customer', 1100],
  ['Anneliese Sommer', 'anneliese@xn--bckerei-sommer-5hb.example.com', 'Bookkeeping', 'sommer', 'Lead', 1210],
  ['Theo Marchetti', 'theo.marchetti@example.org', 'Photographer', 'freelance', 'Dormant', 7300],
  ['Wren Castellane', 'wren@sub.division.quillon.example.com', 'Field Researcher', 'quillon', 'Lead', 1330],
  ['Oluwaseun Bakare', 'oluwaseun.bakare@tidewater.example.com', 'Customs Broker', 'tidewater', 'Qualified', 1380],
  ['Margit Fenwick', 'm.fenwick@larkfield.example.org', 'Reception Lead', 'larkfield', 'Customer', 1500],
  ['Desmond Quayle', 'desmond.quayle@brannigan.example.com', 'Estimator', 'brannigan', 'Proposal', 160],
  ['Lucía Ferrán', 'lucia.ferran@mirabel.example.com', 'Quality Lead', 'mirabel', 'Lead', 1900],
  ['Rupert Ashdown', 'rupert@pinecrest.example.org', 'Head Teacher', 'pinecrest', 'Qualified', 2100],
  ['Ingrid Halvorsen', 'ingrid.halvorsen@halvorsen.example.com', 'Finance', 'halvorsen', 'Customer', 2400],
  ['Tariq Mansoor', 'tariq.mansoor@kestrel.example.com', 'Risk Engineer', 'kestrel', 'Lead', 2900],
  ['Bronwyn Eddowes', 'bronwyn.eddowes@redgum.example.com', 'Operations', 'redgum', 'Customer', 3100],
  ['Lev Abramov', 'x@example.com', 'Security Consultant', 'freelance', 'Lead', 3600],
  ['Philippa Thorne', 'philippa.thorne@larkfield.example.org', 'Group Director', 'larkfield', 'Proposal', 190],
];

function toContact([name, email, role, key, stage, age]: Row, index: number): Contact {
  const company = COMPANIES[key];
  const id = index + 1;
  return {
    id,
    name,
    email,
    role,
    company,
    phone: company.phone.replace('##', String(id + 20)),
    stage,
    age,
    about: `${name} is ${role} at ${company.name} (${company.industry.toLowerCase()}, ${company.city}) and our first contact there.`,
  };
}

/** Everybody in the demo, in the order of their ids, which start at 1. */
export const CONTACTS: readonly Contact[] = ROWS.map(toContact);

/** Somebody else of the same company, for stories that need two; who is alone there is their own colleague. */
export function colleagueOf(contact: Contact): Contact {
  const others = CONTACTS.filter((other) => other.id !== contact.id);
  const later = others.slice(contact.id - 1).concat(others);
  return later.find((other) => other.company === contact.company) ?? contact;
}
