import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true, short: 'p', default: [] } },
});
const patterns = values.project?.filter((pattern) => typeof pattern === 'string') ?? [];
const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));

/**
 * True if Vitest's `--project` names any of these projects. Vitest drops the others only after building them, and those
 * with a page take seconds.
 */
export const isAsked = (...names: string[]): boolean =>
  names.some(
    (name) =>
      !unwanted.some((pattern) => matchesGlob(name, pattern)) &&
      (wanted.length === 0 || wanted.some((pattern) => matchesGlob(name, pattern))),
  );
