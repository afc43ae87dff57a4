import { parseArgs } from 'node:util';
import { parseId, parseUuid } from '../http/id.ts';
import { StartError } from '../startError.ts';

/** What a moderator acts on. */
export type Target =
  | { readonly kind: 'post'; readonly id: number }
  | { readonly kind: 'comment'; readonly id: string };

const actions = ['hide', 'restore', 'dismiss'] as const;

/** Something that a moderator does. */
export interface Act {
  readonly action: (typeof actions)[number];
  readonly target: Target;
  /** Who it is. */
  readonly moderator: string;
  readonly reason: string;
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | ({ readonly name: 'act' } & Act);

export const usage = `Usage: npm run moderate -- COMMAND

  list                          open complaints, the most complained about first
  hide post NUMBER              keeps a post from everybody but its author
  hide comment ID               keeps a comment from everybody
  restore post NUMBER           undoes hiding; the same for a comment
  dismiss post NUMBER           says that the complaints are groundless; the same for a comment

All but list need --by NAME and --reason TEXT, which are written down.
The settings are the server's: DATABASE_URL, or DATA_DIR while no server runs on it.
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

function targetOf(kind = '', text = ''): Target {
  if (kind === 'post') {
    const id = parseId(text);
    if (id === undefined) throw wrong('A post is named by its number.');
    return { kind, id };
  }
  if (kind !== 'comment') throw wrong('Name what it is about: post NUMBER or comment ID.');
  const id = parseUuid(text);
  if (id === undefined) throw wrong('A comment is named by the ID that list tells.');
  return { kind, id };
}

/**
 * What the command line asks for.
 * @throws {StartError} for what it does not say, or says wrongly
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  if (values.help === true) return { name: 'help' };
  const [name, kind, id, ...rest] = positionals;
  if (name === 'list' && kind === undefined) return { name };
  const action = actions.find((known) => known === name);
  if (action === undefined || rest.length > 0) throw wrong('Name a command.');
  const target = targetOf(kind, id);
  const [moderator, reason] = [values.by?.trim(), values.reason?.trim()];
  if (!moderator) throw wrong('Say who you are: --by NAME.');
  if (!reason) throw wrong('Say why: --reason TEXT.');
  return { name: 'act', action, target, moderator, reason };
}
