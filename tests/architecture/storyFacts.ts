import { isNode, type Node, nodes, type Source, stringOf } from './sources.ts';
import { nameOf, type State } from './states.ts';

/** Facts of a story file. */
export interface StoryFacts {
  /** Names of its stories. */
  stories: string[];
  /** States written in it. One whose owner is not in sight (a constant, an argument) is `*.kind=…`. */
  states: Set<State>;
}

const isStory = (node: Node, parent: Node | undefined): boolean =>
  node.type === 'VariableDeclaration' && parent?.type === 'ExportNamedDeclaration';

const literalOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  return stringOf(value) ?? (value['value'] === true ? 'true' : undefined);
};

/** Reads a story file together with the fixtures it imports. */
export function storyFacts(story: Source, fixtures: readonly Source[]): StoryFacts {
  const facts: StoryFacts = { stories: [], states: new Set() };
  for (const source of [story, ...fixtures]) {
    const owners = new Map<unknown, string>();
    for (const { node, parent } of nodes(source)) {
      if (source === story && isStory(node, parent) && Array.isArray(node['declarations'])) {
        facts.stories.push(...node['declarations'].flatMap((declared: Node) => nameOf(declared['id']) ?? []));
      }
      if (node.type === 'Property') {
        const name = nameOf(node['key']);
        if (name === undefined) continue;
        owners.set(node['value'], name);
        const value = literalOf(node['value']);
        if (value === undefined) continue;
        facts.states.add(`${name}=${value}`);
        if (name === 'kind') facts.states.add(`${owners.get(parent) ?? '*'}.kind=${value}`);
      }
      if (node.type === 'JSXAttribute') {
        const name = nameOf(node['name']);
        const value = node['value'] === null ? 'true' : literalOf(node['value']);
        if (name !== undefined && value !== undefined) facts.states.add(`${name}=${value}`);
      }
    }
  }
  return facts;
}

/** True if a story shows the state. */
export function shows({ states }: StoryFacts, state: State): boolean {
  const kind = state.split('.kind=')[1];
  return states.has(state) || (kind !== undefined && states.has(`*.kind=${kind}`));
}
