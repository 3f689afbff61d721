/** An organisation that contacts work for. */
export interface Company {
  name: string;
  domain: string;
  industry: string;
  city: string;
  /** A number range that is reserved for fiction; ## takes two digits. */
  phone: string;
}

const UK = '+44 1632 960 1##';
const US = '+1 206 555 01##';
const FR = '+33 1 99 00 27 ##';
const DE = '+49 30 23125 1##';
const SE = '+46 8 465 004 ##';
const AU = '+61 2 5550 11##';

function company(name: string, domain: string, industry: string, city: string, phone: string): Company {
  return { name, domain, industry, city, phone };
}

/** Every company of the demo, by a short key. */
export const COMPANIES = {
  tidewater: company('Tidewater Logistics', 'tidewater.example.com', 'Freight and warehousing', 'Bristol', UK),
  larkfield: company('Larkfield Dental', 'larkfield.example.org', 'Dental clinics', 'Leeds', UK),
  brannigan: company('Brannigan & Daughters', 'brannigan.example.com', 'Joinery', 'Manchester', UK),
  kestrel: company('Kestrel Insurance', 'kestrel.example.com', 'Commercial insurance', 'London', UK),
  pinecrest: company('Pinecrest Schools', 'pinecrest.example.org', 'Education', 'York', UK),
  halvorsen: company('Halvorsen Marine', 'halvorsen.example.com', 'Boat yards', 'Seattle', US),
  quillon: company('Quillon Analytics', 'quillon.example.com', 'Market research', 'Tacoma', US),
  mirabel: company('Boulangeries Mirabel', 'mirabel.example.com', 'Bakeries', 'Paris', FR),
  sommer: company('Bäckerei Sommer', 'bäckerei-sommer.example.com', 'Bakeries', 'Berlin', DE),
  ostrand: company('Östrand Textil', 'ostrand.example.org', 'Textiles', 'Stockholm', SE),
  redgum: company('Redgum Solar', 'redgum.example.com', 'Solar installation', 'Sydney', AU),
  freelance: company('Independent Advisers', 'example.com', 'Consulting', 'Hull', UK),
} as const;
