import type { NounForms } from './noun.ts';
import { withNoun } from './plural.ts';

const minutes: NounForms = ['минута', 'минуты', 'минут'];

/** Words that people read in a minute. */
const speed = 180;

/** «3 минуты чтения», at least one minute; empty for a text without words. */
export function formatReadingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return words === 0 ? '' : `${withNoun(Math.max(1, Math.round(words / speed)), minutes)} чтения`;
}
