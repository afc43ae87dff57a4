import type { EditorBlock } from '../blocks.ts';
import { keepIndent } from './looks.ts';

const bullet = /^\s*[•·‣*-]\s+(?=\S)/;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

type Kind = 'bullets' | 'numbers' | 'text';

function kindOf(line: string): Kind {
  if (bullet.test(line)) return 'bullets';
  return number.test(line) ? 'numbers' : 'text';
}

/** True if the number continues a list of that length. Many people number each item «1.». */
function goesOn(line: string, points: number): boolean {
  const written = Number(number.exec(line)?.[1]);
  return written === 1 || written === points + 1;
}

/**
 * The blocks of a plain text: an empty line ends a paragraph, any other line is a line of it with its indent, as in poems. A line that
 * begins like a point is one when a neighbour does, too, and a list counts as the text does: «1. мая» by itself is text.
 */
export function readText(text: string): EditorBlock[] {
  const all = text.split(/\r\n?|\n/);
  const lines = all.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line, isAfterEmpty: (all[index - 1] ?? '').trim() === '' }],
  );
  // Whole texts are indented in mails and source.
  const margin = Math.min(...lines.map(({ line }) => line.length - line.trimStart().length));
  const blocks: EditorBlock[] = [];
  for (const [index, { line, isAfterEmpty }] of lines.entries()) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const points = last?.type === 'list' && last.ordered ? last.items.length : 0;
    const hasNeighbour = [lines[index - 1], lines[index + 1]].some(
      (next) => next && kindOf(next.line) === kind,
    );
    if (kind !== 'text' && hasNeighbour && (kind === 'bullets' || goesOn(line, points))) {
      const runs = [{ text: line.replace(kind === 'bullets' ? bullet : number, '').trim() }];
      const ordered = kind === 'numbers';
      if (last?.type === 'list' && last.ordered === ordered) last.items.push(runs);
      else blocks.push({ type: 'list', ordered, items: [runs] });
      continue;
    }
    const isAlone = isAfterEmpty && lines[index + 1]?.isAfterEmpty !== false;
    const words = isAlone ? line.trim() : keepIndent(line.slice(margin)).trimEnd();
    const run = { text: lines.length === 1 ? line : words };
    if (last?.type === 'paragraph' && !isAfterEmpty) last.runs.push({ text: '\n' }, run);
    else blocks.push({ type: 'paragraph', runs: [run] });
  }
  return blocks;
}
