import { diffArrays } from 'diff';

/** A piece of a text beside another one: in both, only in the one before, or only in the one after. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words, spaces between them, and single signs. */
const split = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Compares two texts word by word. A space between two changed words counts as changed. */
export function compareWords(before: string, after: string): Piece[] {
  const changes = diffArrays(split(before), split(after));
  const pieces: Piece[] = [];
  let gone = '';
  let added = '';
  const flush = () => {
    if (gone !== '') pieces.push({ kind: 'gone', text: gone });
    if (added !== '') pieces.push({ kind: 'new', text: added });
    gone = '';
    added = '';
  };
  for (const [index, { value, removed, added: isNew }] of changes.entries()) {
    const text = value.join('');
    const isBetween = index > 0 && index < changes.length - 1 && text.trim() === '';
    if (removed) gone += text;
    else if (isNew) added += text;
    else if (isBetween) {
      gone += text;
      added += text;
    } else {
      flush();
      pieces.push({ kind: 'same', text });
    }
  }
  flush();
  return pieces;
}
