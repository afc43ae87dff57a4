import { parseArgs } from 'node:util';
import { withoutParameters } from '../database/index.ts';
import { StartError } from '../settings/startError.ts';

/** An uncaught error by its name, code and place: its message may hold typed text. */
export function describeCrash(error: unknown): string {
  const cause = withoutParameters(error);
  if (!(cause instanceof Error)) return 'The server failed: something was thrown that is no error.';
  const code = 'code' in cause ? ` ${String(cause.code)}` : '';
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`The server failed: ${cause.name}${code}`, ...frames].join('\n');
}

/** One line for problems that the operator can solve; the stack for our own faults. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = withoutParameters(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** A script of the package as people call it. */
export interface Script {
  /** `npm run db:backup`. */
  readonly name: string;
  /** Names of the arguments, all of which are needed: `['FILE']`. */
  readonly parameters?: readonly string[];
  /** More to say than how it is called; ends with a line feed. */
  readonly help?: string;
}

const synopsisOf = ({ name, parameters = [] }: Script) =>
  [name, ...(parameters.length > 0 ? ['--'] : []), ...parameters].join(' ');

/**
 * Reads a command line. An argument that begins with a hyphen needs `--` before it.
 * @returns the arguments, or `'help'` when somebody asks how the script is called
 * @throws {StartError} for unknown options, and for more or fewer arguments
 */
export function readCommandLine(script: Script, args: readonly string[]): readonly string[] | 'help' {
  const { parameters = [] } = script;
  const usage = `Usage: ${synopsisOf(script)}`;
  const { values, positionals } = parse(args, usage);
  if (values.help === true) return 'help';
  if (positionals.length !== parameters.length || positionals.some((text) => /^-?$/.test(text)))
    throw new StartError(
      `${parameters.length === 0 ? 'It takes no arguments' : `It takes: ${parameters.join(', ')}`}. ${usage}`,
    );
  return positionals;
}

function parse(args: readonly string[], usage: string) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ', 1);
    throw new StartError(`${problem}. ${usage}`);
  }
}

/**
 * The whole life of a script: help, or its work. A failure is one line on stderr and code 1.
 * @param work takes the arguments in the order of `parameters`
 */
export async function runScript(
  script: Script,
  work: (...parameters: string[]) => Promise<void> | void,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const parameters = readCommandLine(script, args);
    if (parameters === 'help') process.stdout.write(`Usage: ${synopsisOf(script)}\n${script.help ?? ''}`);
    else await work(...parameters);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
