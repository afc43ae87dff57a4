import type { EditorBlock, EditorRun } from '#src/components/sections/PostEditor/PostEditor.tsx';

/** Something pasted, and what it is to become. */
export interface Sample {
  readonly name: string;
  readonly html: string;
  readonly blocks: readonly EditorBlock[];
}

type Words = string | EditorRun;
const runs = (words: readonly Words[]): EditorRun[] =>
  words.map((word) => (typeof word === 'string' ? { text: word } : word));

export const b = (text: string): EditorRun => ({ text, bold: true });
export const i = (text: string): EditorRun => ({ text, italic: true });
export const bi = (text: string): EditorRun => ({ text, bold: true, italic: true });
export const a = (text: string, href: string): EditorRun => ({ text, href });
export const p = (...words: Words[]): EditorBlock => ({ type: 'paragraph', runs: runs(words) });
export const q = (...words: Words[]): EditorBlock => ({ type: 'quote', runs: runs(words) });
export const h2 = (text: string): EditorBlock => ({ type: 'heading', level: 2, text });
export const h3 = (text: string): EditorBlock => ({ type: 'heading', level: 3, text });
const list = (ordered: boolean, items: readonly (Words | Words[])[]): EditorBlock => ({
  type: 'list',
  ordered,
  items: items.map((item) => runs(Array.isArray(item) ? item : [item])),
});
export const ul = (...items: (Words | Words[])[]): EditorBlock => list(false, items);
export const ol = (...items: (Words | Words[])[]): EditorBlock => list(true, items);
export const hr: EditorBlock = { type: 'divider' };
