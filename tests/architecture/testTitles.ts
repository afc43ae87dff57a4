import { parseAst } from 'vite';
import { dotted, isNode, type Node, type Source, stringOf } from './sources.ts';

/** `it` of `it(…)`, `it.each` of `it.each(rows)(…)`, `test.describe` of `test.describe(…)`. */
function callName(node: unknown): string | undefined {
  return isNode(node) && node.type === 'CallExpression' ? callName(node['callee']) : dotted(node);
}

/** A title between its quotes: `%s` and `${name}` are kept. */
function titleOf(call: Node, { text }: Source): string | undefined {
  const first: unknown = Array.isArray(call['arguments']) ? call['arguments'][0] : undefined;
  if (!isNode(first) || first.type !== 'TemplateLiteral') return stringOf(first);
  return text.slice(first.start + 1, Number(first['end']) - 1);
}

function* below(node: Node, groups: readonly string[], source: Source): Generator<string> {
  const name = node.type === 'CallExpression' ? (callName(node['callee']) ?? '') : '';
  const isGroup = /^(?:test\.)?describe\b/.test(name);
  // A skipped test states nothing.
  const isTest = !isGroup && /^(?:it|test)\b(?!.*\.skip$)/.test(name);
  const title = isGroup || isTest ? titleOf(node, source) : undefined;
  const path = title === undefined ? groups : [...groups, title];
  if (isTest && title !== undefined) yield path.join(' › ');
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* below(child, path, source);
    }
  }
}

/** The titles of a file's tests, each after those of the groups around it: `the feed › comes page by page`. */
export function testTitles(source: Source): string[] {
  const root: unknown = parseAst(source.text, { lang: source.path.endsWith('x') ? 'tsx' : 'ts' });
  return isNode(root) ? [...below(root, [], source)] : [];
}
