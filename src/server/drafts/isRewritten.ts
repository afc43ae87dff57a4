import type { Block } from '#src/api/contract.ts';
import { linesOf } from '../posts/blocks.ts';

interface Text {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A line for each piece of text, and one for what is none. */
function textOf({ title, blocks }: Text): string {
  const lines = blocks.flatMap((block) => {
    const text = linesOf(block);
    return text.length > 0 ? text : [JSON.stringify(block)];
  });
  return [title, ...lines].join('\n');
}

/**
 * Whether little of a text is left. Writing on changes one place of it: its beginning and its end stay, and are at least
 * half of it.
 */
export function isRewritten(before: Text, after: Text): boolean {
  const [old, present] = [textOf(before), textOf(after)];
  const most = Math.min(old.length, present.length);
  let start = 0;
  while (start < most && old[start] === present[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === present.at(-1 - end)) end += 1;
  return (start + end) * 2 < old.length;
}
