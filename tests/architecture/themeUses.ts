import { isNode, type Node, nodes, type Source, stringOf } from './sources.ts';

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : stringOf(node);

/** The name of a property: `b` of `a.b`, `a['b']` and `{ b: … }`, `4` of `a[4]`; undefined where it is computed. */
function keyOf(key: unknown, isComputed: boolean): string | undefined {
  if (!isComputed) return nameOf(key);
  if (!isNode(key) || key.type !== 'Literal') return undefined;
  return String(key['value']);
}

/** Names of a file that stand for a part of the theme: `['type', 'text']`, `['block', 'vars.color.block']`. */
class Names {
  readonly #paths = new Map<string, string>();

  /** `import { text as type } from '#src/theme/index.ts'` */
  import(specifier: Node): void {
    const local = nameOf(specifier['local']);
    const imported = nameOf(specifier['imported']);
    if (local !== undefined && imported !== undefined) this.#paths.set(local, imported);
  }

  /** `const weight = { … }` where the theme is made: a style there may be the only one that needs a step. */
  define(name: string): void {
    this.#paths.set(name, name);
  }

  /** `vars.color.block` of `const { block } = vars.color; block`; undefined where it is nothing of the theme's. */
  pathOf(node: unknown): string | undefined {
    if (!isNode(node)) return undefined;
    if (node.type === 'Identifier') return this.#paths.get(String(node['name']));
    if (node.type !== 'MemberExpression') return undefined;
    const object = this.pathOf(node['object']);
    const key = keyOf(node['property'], node['computed'] === true);
    return object === undefined || key === undefined ? undefined : `${object}.${key}`;
  }

  /** `const { text: ink } = vars.color.block`: the paths that it takes. */
  declare({ id, init }: Node): string[] {
    const path = this.pathOf(init);
    if (path === undefined || !isNode(id)) return [];
    if (id.type === 'Identifier') {
      this.#paths.set(String(id['name']), path);
      return [];
    }
    return listOf(id['properties']).flatMap((property) => {
      const key = nameOf(property['key']);
      const local = nameOf(property['value']);
      if (key === undefined || local === undefined) return [];
      this.#paths.set(local, `${path}.${key}`);
      return [`${path}.${key}`];
    });
  }
}

const isTheme = ({ source }: Node): boolean => /(^|\/)theme\/|^\.\//.test(stringOf(source) ?? '');

/** The parts of the theme that a file names, as paths: `space.24`, `vars.color.block.text`. A screen counts by `from`. */
export function themeUses(source: Source): string[] {
  const names = new Names();
  return [...nodes(source)].flatMap(({ node }) => {
    if (node.type === 'ImportDeclaration' && isTheme(node)) {
      listOf(node['specifiers']).forEach((specifier) => names.import(specifier));
      return [];
    }
    if (node.type === 'VariableDeclarator') {
      const name = nameOf(node['id']);
      if (source.path.startsWith('src/theme/') && name !== undefined) names.define(name);
      return names.declare(node);
    }
    if (node.type === 'MemberExpression') return names.pathOf(node) ?? [];
    if (node.type !== 'CallExpression' || names.pathOf(node['callee']) !== 'from') return [];
    return `breakpoints.${stringOf(listOf(node['arguments'])[0])}`;
  });
}

/**
 * The icons that a file names: any of its strings where it draws icons, else what it gives as `icon`. A word like `link`
 * may stand for something else there, so an unused icon can be overlooked, but never a used one.
 */
export function iconUses(source: Source): string[] {
  const all = [...nodes(source)];
  const draws = all.some(
    ({ node }) => node.type === 'ImportDeclaration' && stringOf(node['source'])?.endsWith('/Icon/index.ts'),
  );
  return all.flatMap(({ node }) => {
    if (draws) return stringOf(node) ?? [];
    const name = nameOf(node['key']) ?? (isNode(node['name']) ? node['name']['name'] : undefined);
    if (name !== 'icon' || !isNode(node['value'])) return [];
    return within(node['value']).flatMap((inner) => stringOf(inner) ?? []);
  });
}

/** A node and all below it. */
const within = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((value) => [value].flat().filter(isNode).flatMap(within)),
];

/** `['a.b', 'a.c.d']` for `{ b: 1, c: { d: 2 } }` called `a`. */
export const leavesOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [path];
