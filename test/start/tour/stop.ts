import type { Browser } from '../launch-browser.ts';
import type { Servers } from '../servers.ts';
import type { MenuClick } from './menu-click.ts';
import type { PictureBook } from './picture-book.ts';

/** What the stops of a tour have at hand. The page is for the CRM; others that a stop opens are closed after it. */
export interface Guide extends Servers, Browser {
  menu: MenuClick;
  pictures: PictureBook;
}

/** What was seen at one stop. */
export interface Seen {
  sent: string;
  answered: string;
  showed: string;
  /** Everything that is not as it should be, one sentence each; empty where all agree. */
  wrong: string[];
}

/** One thing that a person does with Sightline. */
export interface Stop {
  title: string;
  visit(guide: Guide): Promise<Seen>;
}
