import { isNode, type Node, nodes, type Source, stringOf } from './sources.ts';
import { childrenOf, nameOf, type State } from './states.ts';

/** `true: {…}` is a boolean literal as a key, `long: false` as a value. */
const valueOf = (node: unknown): string => nameOf(node) ?? (isNode(node) ? String(node['value']) : '');

/** Members of an object written under the name `section` anywhere in the file. */
const membersOf = (source: Source, section: string): Node[] =>
  [...nodes(source)].flatMap(({ node }) => {
    if (node.type !== 'Property' || nameOf(node['key']) !== section || !isNode(node['value'])) return [];
    return childrenOf(node['value']['properties']);
  });

/** The variants of a component's recipes, less the default ones: those are on every story that names no other. */
export function variantStates(styles: readonly Source[]): State[] {
  const states = styles.flatMap((source) =>
    membersOf(source, 'variants').flatMap(({ key, value }) =>
      childrenOf(isNode(value) ? value['properties'] : undefined).map(
        (member) => `${valueOf(key)}=${valueOf(member['key'])}`,
      ),
    ),
  );
  const defaults = styles.flatMap((source) =>
    membersOf(source, 'defaultVariants').map(
      ({ key, value }) => `${valueOf(key)}=${stringOf(value) ?? valueOf(value)}`,
    ),
  );
  return [...new Set(states)].filter((state) => !defaults.includes(state) && !state.endsWith('=false'));
}
