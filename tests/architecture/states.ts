import { isNode, type Node, nodes, type Source, stringOf } from './sources.ts';

/** A state of a component, as `name=value`: `tone=error`, `status.kind=pending`, `dot=true`. */
export type State = string;

/** Children of a node that are nodes. */
export const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Name of a property, a member of an interface, an attribute. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const name = node['name'];
  return typeof name === 'string' ? name : stringOf(node);
}

/** Types declared in the sources, by name. */
export type Types = ReadonlyMap<string, Node>;

export function typesOf(sources: readonly Source[]): Types {
  const types = new Map<string, Node>();
  for (const source of sources) {
    for (const { node } of nodes(source)) {
      const name = nameOf(node['id']);
      if (name === undefined) continue;
      if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
        types.set(name, node);
    }
  }
  return types;
}

const memberType = (member: Node): unknown => {
  const annotation = member['typeAnnotation'];
  return isNode(annotation) ? annotation['typeAnnotation'] : undefined;
};

/**
 * The states of a property: a literal union where the property is a `status` or a `kind`, a union told apart by `kind`
 * under any name, and those of whatever the property's type holds.
 */
function statesOf(name: string, type: unknown, types: Types, seen: ReadonlySet<string>): State[] {
  if (!isNode(type)) return [];
  const literal = stringOf(type);
  if (literal !== undefined)
    return name.endsWith('status') || name.endsWith('kind') ? [`${name}=${literal}`] : [];
  switch (type.type) {
    case 'TSUnionType':
      return childrenOf(type['types']).flatMap((member) => statesOf(name, member, types, seen));
    case 'TSArrayType':
      return statesOf(name, type['elementType'], types, seen);
    case 'TSTypeOperator':
      return statesOf(name, type['typeAnnotation'], types, seen);
    case 'TSTypeLiteral':
      return childrenOf(type['members']).flatMap((member) => {
        const key = nameOf(member['key']);
        if (key === undefined) return [];
        return statesOf(
          key === 'kind' && name !== '' ? `${name}.kind` : key,
          memberType(member),
          types,
          seen,
        );
      });
    case 'TSTypeReference': {
      const reference = nameOf(type['typeName']);
      const declared = reference === undefined ? undefined : types.get(reference);
      if (reference === undefined || declared === undefined || seen.has(reference)) return [];
      const argument = isNode(type['typeArguments']) ? type['typeArguments']['params'] : [];
      return [
        ...declaredStates(name, declared, types, new Set(seen).add(reference)),
        // The value in `Load<…>` has states, too, under its own names.
        ...childrenOf(argument).flatMap((held) => statesOf('', held, types, seen)),
      ];
    }
    default:
      return [];
  }
}

function declaredStates(name: string, declared: Node, types: Types, seen: ReadonlySet<string>): State[] {
  if (declared.type === 'TSTypeAliasDeclaration')
    return statesOf(name, declared['typeAnnotation'], types, seen);
  const body = declared['body'];
  const members = isNode(body) ? body['body'] : undefined;
  const inherited = childrenOf(declared['extends']).flatMap(({ expression, typeArguments }) => [
    expression,
    ...childrenOf(isNode(typeArguments) ? typeArguments['params'] : []).map((type) => type['typeName']),
  ]);
  const parents = inherited.map((typeName) => ({ type: 'TSTypeReference', start: 0, typeName }));
  return [{ type: 'TSTypeLiteral', start: 0, members }, ...parents].flatMap((type) =>
    statesOf(name, type, types, seen),
  );
}

/** The states named by the props of a component. */
export function propStates(component: string, types: Types): State[] {
  const props = types.get(`${component}Props`);
  return props === undefined ? [] : [...new Set(declaredStates('', props, types, new Set()))];
}
