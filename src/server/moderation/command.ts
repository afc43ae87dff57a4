import { parseArgs } from 'node:util';
import { parseId, parseUuid } from '../http/parameters.ts';
import { StartError } from '../settings/startError.ts';

/** Target of a moderator's action. People are named by id or username. */
export type Target =
  | { readonly kind: 'post'; readonly id: number }
  | { readonly kind: 'comment'; readonly id: string }
  | { readonly kind: 'user' | 'profile'; readonly name: string };

/** Allowed actions and their targets. */
const kinds = {
  hide: ['post', 'comment', 'profile'],
  restore: ['post', 'comment', 'profile'],
  dismiss: ['post', 'comment'],
  suspend: ['user'],
  reinstate: ['user'],
} as const satisfies Record<string, readonly Target['kind'][]>;

type Action = keyof typeof kinds;

/** Something that a moderator does. */
export interface Act {
  readonly action: Action;
  readonly target: Target;
  /** Name of the moderator. */
  readonly moderator: string;
  readonly reason: string;
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'allowRemoval' }
  | ({ readonly name: 'act' } & Act);

export const usage = `Usage: npm run moderate -- COMMAND

  list                          open complaints, the most complained about first
  hide post NUMBER              keeps a post, and copies of it, from everybody but its author
  hide comment ID               keeps a comment from everybody
  hide profile NAME             shows others a placeholder for name, pictures and texts of a page
  restore post NUMBER           undoes hiding; the same for a comment and a profile
  dismiss post NUMBER           says that the complaints are groundless; the same for a comment
  suspend user NAME             ends sessions, refuses log-ins, and keeps page and posts from everybody
  reinstate user NAME           undoes that
  allow removal                 removes the files that no row names, however many the night has warned of

NAME is a username or a number. All but list and allow need --by NAME and --reason TEXT, which are written down.
The settings are the server's: DATABASE_URL or DATA_DIR. The site may run meanwhile.
`;

const wrong = (problem: string) =>
  new StartError(`${problem} npm run moderate -- --help tells what there is.`);

function read(args: readonly string[]) {
  const options = { by: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw wrong(`${error instanceof Error ? error.message.split('. ', 1).join('') : String(error)}.`);
  }
}

function targetOf(kind: Target['kind'], text = ''): Target {
  switch (kind) {
    case 'post': {
      const id = parseId(text);
      if (id === undefined) throw wrong('A post is named by its number.');
      return { kind, id };
    }
    case 'comment': {
      const id = parseUuid(text);
      if (id === undefined) throw wrong('A comment is named by the ID that list tells.');
      return { kind, id };
    }
    case 'user':
    case 'profile': {
      const name = text.trim();
      if (name === '') throw wrong('A person is named by number or username.');
      return { kind, name };
    }
  }
}

const isAction = (name: string): name is Action => Object.hasOwn(kinds, name);

function kindOf(action: Action, text: string | undefined): Target['kind'] {
  const kind = kinds[action].find((one) => one === text);
  if (kind === undefined) throw wrong(`Name what it is about: ${kinds[action].join(' or ')}.`);
  return kind;
}

/**
 * Parses the command line.
 * @throws {StartError} for what it does not say, or says wrongly
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  if (values.help === true) return { name: 'help' };
  const [name = '', kind, id, ...rest] = positionals;
  if (name === 'list' && kind === undefined) return { name };
  if (name === 'allow' && kind === 'removal' && id === undefined) return { name: 'allowRemoval' };
  if (!isAction(name) || rest.length > 0) throw wrong('Name a command.');
  const target = targetOf(kindOf(name, kind), id);
  const [moderator, reason] = [values.by?.trim(), values.reason?.trim()];
  if (!moderator) throw wrong('Say who you are: --by NAME.');
  if (!reason) throw wrong('Say why: --reason TEXT.');
  return { name: 'act', action: name, target, moderator, reason };
}
