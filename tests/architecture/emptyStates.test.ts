import { expect, test } from 'vitest';
import { dotted, isNode, type Node, nodes, readSources, type Source, stringOf } from './sources.ts';

/** What an expression among the children shows: a text, or each text that a property of its name holds in the file. */
function textsOf(source: Source, expression: unknown): string[] {
  const text = stringOf(expression);
  if (text !== undefined) return [text];
  const holders = [...nodes(source)].filter(
    ({ node }) => node.type === 'Property' && dotted(node['key']) === dotted(expression),
  );
  return holders.flatMap(({ node }) => stringOf(node['value']) ?? []);
}

function isEmptyState(node: Node | undefined): boolean {
  const opening = node?.['openingElement'];
  const name = isNode(opening) ? opening['name'] : undefined;
  return isNode(name) && name['name'] === 'EmptyState';
}

/** Pieces of what empty states say, each as it stands in the source. */
function piecesOf(source: Source): string[] {
  return [...nodes(source)].flatMap(({ node, parent }) => {
    if (!isEmptyState(parent)) return [];
    if (node.type === 'JSXText') return [String(node['value'])];
    return node.type === 'JSXExpressionContainer' ? textsOf(source, node['expression']) : [];
  });
}

const withFullStop = (sources: readonly Source[]) =>
  sources.flatMap((source) => piecesOf(source).filter((piece) => piece.includes('.')));

test('an empty state is one sentence without a full stop', async () => {
  const sources = await readSources('src/**/*.tsx');
  expect(sources.flatMap(piecesOf).join()).toContain('Отменённых подписок');
  expect(withFullStop(sources)).toEqual([]);
});

test.each([
  '<EmptyState>Постов нет.</EmptyState>',
  `<EmptyState action={<a>В ленту</a>}>Постов{' '}нет. Пока.</EmptyState>`,
  `<EmptyState>{none}</EmptyState>; const tab = { none: 'Постов нет.' };`,
])('the check sees the full stop in %s', (text) => {
  expect(withFullStop([{ path: 'a.tsx', text }])).toHaveLength(1);
});
