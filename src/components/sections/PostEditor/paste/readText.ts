import type { EditorBlock } from '../blocks.ts';

const bullet = /^\s*[•·‣*-]\s+(?=\S)/;
const number = /^\s*\d{1,3}[.)]\s+(?=\S)/;

function kindOf(line: string): 'bullets' | 'numbers' | 'text' {
  if (bullet.test(line)) return 'bullets';
  return number.test(line) ? 'numbers' : 'text';
}

/** A line that begins like a point is one when the next does, too: «1. мая» by itself is text. */
export function readText(text: string): EditorBlock[] {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim() !== '');
  const blocks: EditorBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const isPoint =
      kind !== 'text' && [lines[index - 1], lines[index + 1]].some((next) => next && kindOf(next) === kind);
    if (!isPoint) {
      blocks.push({ type: 'paragraph', runs: [{ text: lines.length === 1 ? line : line.trim() }] });
      continue;
    }
    const runs = [{ text: line.replace(kind === 'bullets' ? bullet : number, '').trim() }];
    const ordered = kind === 'numbers';
    if (last?.type === 'list' && last.ordered === ordered) last.items.push(runs);
    else blocks.push({ type: 'list', ordered, items: [runs] });
  }
  return blocks;
}
