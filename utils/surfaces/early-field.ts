const ID = 'early-field';
const keyOf = (surface: string): string => `early-field:${surface}`;

/** Returns what the last desk remembered; null if there is nothing, or the browser keeps no storage for us. */
function lastField(surface: string): string | null {
  try {
    return localStorage.getItem(keyOf(surface));
  } catch {
    return null;
  }
}

/** What was typed before the desk was drawn. `start` and `end`: the selection, as offsets in the text. */
export interface EarlyText {
  text: string;
  start: number;
  end: number;
}

/**
 * Draws the address field where the desk drew it last time, so that it takes keys before the desk's scripts have run.
 * Draws nothing if the last desk had no such field, or if this one opens at another place.
 * @param surface where the page is drawn, as its HTML says
 * @param look classes of the field
 */
export function drawEarlyField(page: Document, surface: string, look: string): void {
  const stored = lastField(surface);
  if (stored === null || page.location.hash !== '') return;
  // Read without a schema: the library would load ahead of the first paint, and the browser ignores a wrong style.
  const last = new URLSearchParams(stored);
  const frame = page.createElement('div');
  const input = page.createElement('input');
  frame.id = ID;
  frame.lang = last.get('lang') ?? '';
  frame.style.width = last.get('width') ?? '';
  frame.style.padding = last.get('padding') ?? '';
  input.className = look;
  input.dir = 'auto';
  input.autocomplete = 'off';
  input.placeholder = last.get('placeholder') ?? '';
  input.setAttribute('aria-label', last.get('label') ?? '');
  frame.append(input);
  page.body.prepend(frame);
  input.focus();
}

/** Removes the early field. Returns what was typed into it; null if there is none, or it is empty. */
export function takeEarlyText(page: Document): EarlyText | null {
  const frame = page.getElementById(ID);
  const input = frame?.querySelector('input');
  frame?.remove();
  if (!input || input.value === '') return null;
  const end = input.selectionEnd ?? input.value.length;
  return { text: input.value, start: input.selectionStart ?? end, end };
}

/** Remembers where the desk has drawn its address field; null if it has none. Nothing about a person is kept. */
export function rememberField(field: HTMLInputElement | null, surface: string): void {
  try {
    const last = field && describe(field, surface);
    if (last) localStorage.setItem(keyOf(surface), last.toString());
    else localStorage.removeItem(keyOf(surface));
  } catch {
    // Without storage, the next desk draws its field later.
  }
}

const inPixels = (length: number): string => `${length}px`;

function describe(field: HTMLInputElement, surface: string): URLSearchParams | null {
  const frame = field.closest('main')?.getBoundingClientRect();
  if (!frame) return null;
  const box = field.getBoundingClientRect();
  return new URLSearchParams({
    lang: document.documentElement.lang,
    label: field.getAttribute('aria-label') ?? '',
    placeholder: field.placeholder,
    // The user resizes a side panel; a popup is as wide as what it shows.
    width: surface === 'popup' ? inPixels(frame.width) : '',
    padding: [box.top, frame.right - box.right, 12, box.left - frame.left].map(inPixels).join(' '),
  });
}
