import { strToU8, type Zippable, zipSync } from 'fflate';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns the bytes of a workbook as Excel lays it out: sheets as XML of their rows, shared strings, and styles. */
export function workbookOf({
  sheets,
  strings = '',
  styles = '',
  settings = '',
  columns = '',
  after = '',
  more = {},
}: {
  sheets: Record<string, string>;
  strings?: string;
  styles?: string;
  /** Attributes of the workbook's properties. */
  settings?: string;
  /** What each sheet says about its columns, as XML. */
  columns?: string;
  /** What each sheet says behind its rows, as XML. */
  after?: string;
  more?: Zippable;
}): Uint8Array {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const parts: Zippable = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${settings}/><sheets>${names
        .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, i) => relation(`r${i}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('')}${relation('s', 'sharedStrings', 'sharedStrings.xml')}${relation('t', 'styles', '/xl/styles.xml')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${MAIN}">${strings}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`),
  };
  for (const [i, rows] of Object.values(sheets).entries()) {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = strToU8(
      `<worksheet xmlns="${MAIN}">${columns}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    );
  }
  return zipSync({ ...parts, ...more });
}
