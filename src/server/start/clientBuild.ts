import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '#src/site/documents.ts';
import { StartError } from '../settings/startError.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Sources of the client beside `src`, of which the server's part does not matter. */
const otherSources = ['index.html', 'public', 'package-lock.json', 'vite.config.ts'];
/** The variables that the client was built with, as `npm run build` leaves them. */
const settingsFile = '.vite/settings.json';

const clientFolder = (root: string): string => join(root, 'dist', 'client');

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function newestSource(root: string): number {
  const folders = readdirSync(join(root, 'src')).filter((name) => name !== 'server');
  const paths = [...otherSources, ...folders.map((name) => join('src', name))];
  return Math.max(...paths.map((path) => newestIn(join(root, path))));
}

/** Time of the oldest part that a whole build has; 0 when one is missing. */
const builtAt = (folder: string): number =>
  Math.min(...[...documents, settingsFile].map((name) => timeOf(join(folder, name))));

function builtSettings(root: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(clientFolder(root), settingsFile), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Variables that are set to something else than at the build; one left out keeps what was built. */
function otherSettings(root: string, env: Env): string[] {
  const built = builtSettings(root);
  return Object.keys(env).filter((name) => name.startsWith('VITE_') && built[name] !== env[name]);
}

/**
 * @throws {StartError} when client and server would ask for different captchas: nobody could register
 * @param hasSmartCaptcha the server has the key of Yandex SmartCaptcha
 */
export function checkCaptcha(root: string, hasSmartCaptcha: boolean): void {
  const isBuiltIn = builtSettings(root)['VITE_CAPTCHA'] === 'smartcaptcha';
  if (isBuiltIn === hasSmartCaptcha) return;
  throw new StartError(
    hasSmartCaptcha
      ? 'SMARTCAPTCHA_SECRET is set, but the client has its own captcha. Set VITE_CAPTCHA=smartcaptcha and VITE_SMARTCAPTCHA_SITEKEY, too.'
      : 'The client is built with VITE_CAPTCHA=smartcaptcha, which needs SMARTCAPTCHA_SECRET. Set it, or VITE_CAPTCHA=altcha.',
  );
}

/**
 * The client as it was built, for a server that compiles nothing.
 * @param root folder of the package
 * @returns the folder to serve
 * @throws {StartError} when there is no whole build, or one with other settings
 */
export function findClient(root: string): string {
  const folder = clientFolder(root);
  if (builtAt(folder) === 0) throw new StartError(`There is no client in ${folder}. Run "npm run build".`);
  const others = otherSettings(root, process.env);
  if (others.length > 0) {
    throw new StartError(`The client was built with another ${others.join(', ')}. Run "npm run build".`);
  }
  return folder;
}

/**
 * The client, built when its build is missing, older than the sources, or made with other settings.
 * @param root folder of the package
 * @param print takes the one line that says why the start takes longer
 * @returns the folder to serve
 * @throws {StartError} when the build fails
 */
export function ensureClient(root: string, print: (line: string) => void): string {
  const folder = clientFolder(root);
  const time = builtAt(folder);
  if (time > 0 && time >= newestSource(root) && otherSettings(root, process.env).length === 0) return folder;

  print(
    time === 0
      ? 'Building the client, once…'
      : 'Building the client again, its sources or settings have changed…',
  );
  const { status, error, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const cause = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
    throw new StartError(
      `The client could not be built (${cause}). Run "npm ci", then "npm run build" to see why.`,
    );
  }
  return findClient(root);
}
