import { attacks } from './attacks.ts';
import { googleDocs } from './googleDocs.ts';
import { notion } from './notion.ts';
import { sight } from './sight.ts';
import type { Sample } from './shorthand.ts';
import { telegram } from './telegram.ts';
import { web } from './web.ts';
import { word } from './word.ts';

export type { Sample };

/** Clipboard HTML by source, shortened. */
export const samples: Readonly<Record<string, readonly Sample[]>> = {
  Word: word,
  'Google Docs': googleDocs,
  Telegram: telegram,
  Notion: notion,
  'a web page': web,
  'a web page as it was seen': sight,
  'an attack': attacks,
};

/** Pastes as a browser does; also to be run in a page by Playwright, which takes it as text. */
export function pasteInto(element: Element, html: string, text = 'text'): void {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
