import { glob, readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

/** A file of the repository; `path` is relative to its root. */
export interface Source {
  path: string;
  text: string;
}

/** A node of the syntax tree, seen without its kind. */
export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const files = new Map<string, Promise<Source>>();

function readSource(path: string): Promise<Source> {
  const source = files.get(path) ?? readFile(path, 'utf8').then((text) => ({ path, text }));
  files.set(path, source);
  return source;
}

/** All of our files that match, sorted by path; a worker reads each of them once. */
export async function readSources(...patterns: string[]): Promise<Source[]> {
  const paths: string[] = [];
  for await (const path of glob(patterns, { exclude: ['**/node_modules'] })) paths.push(path);
  return Promise.all(paths.toSorted().map(readSource));
}

/** The function with a memory: many tests of a worker look through the same files. */
export function oncePerSource<T>(read: (source: Source) => T): (source: Source) => T {
  const results = new WeakMap<Source, { result: T }>();
  return (source) => {
    const entry = results.get(source) ?? { result: read(source) };
    results.set(source, entry);
    return entry.result;
  };
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

interface Visit {
  node: Node;
  parent: Node | undefined;
}

/** Every node of a file with its parent, outermost first. */
export const nodes = oncePerSource(({ path, text }): readonly Visit[] => {
  const root: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const found: Visit[] = [];
  const add = (node: Node, parent: Node | undefined): void => {
    found.push({ node, parent });
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) add(child, node);
    }
  };
  if (isNode(root)) add(root, undefined);
  return found;
});

/** `path:line` of a node, the way editors and terminals open it. */
export const place = ({ path, text }: Source, { start }: Node): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

/** The string value of a node: a literal, or a template without expressions. */
export function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TSLiteralType') return stringOf(node['literal']);
  const { expressions, quasis } = node;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(expressions) || !Array.isArray(quasis))
    return undefined;
  return expressions.length === 0 ? textOf(quasis[0]) : undefined;
}

/** The text of a piece of a template. */
export function textOf(quasi: unknown): string | undefined {
  const value = isNode(quasi) && quasi.type === 'TemplateElement' ? quasi['value'] : undefined;
  if (typeof value !== 'object' || value === null || !('raw' in value)) return undefined;
  return typeof value.raw === 'string' ? value.raw : undefined;
}

/** `a.b.c` for a chain of names; undefined for anything else. */
export function dotted(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined;
  const object = dotted(node['object']);
  const property = dotted(node['property']);
  return object && property && `${object}.${property}`;
}
