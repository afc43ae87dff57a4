import { posix } from 'node:path';
import { isNode, nodes, oncePerSource, place, stringOf } from './sources.ts';

/** One import or re-export of a file. */
export interface Specifier {
  /** Text between the quotes; undefined if it is computed. */
  name: string | undefined;
  /** Gone at run time: `import type`, `export type … from`, `import('…').Name`. */
  isType: boolean;
  place: string;
}

const sources: Record<string, string> = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
};

/** Everything a file imports, statically, dynamically or as a type. */
export const specifiers = oncePerSource((source) => {
  const found: Specifier[] = [];
  for (const { node } of nodes(source)) {
    const key = sources[node.type];
    const target = key === undefined ? undefined : node[key];
    if (!isNode(target)) continue;
    const isType =
      node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
    found.push({ name: stringOf(target), isType, place: place(source, node) });
  }
  return found;
});

/** Path of our own file that `from` imports as `name`; `undefined` for a package. */
export function resolve(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : undefined;
}
