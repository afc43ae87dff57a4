import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the client is built from besides `src`, whose server room does not matter. */
const otherSources = ['index.html', 'public', 'package-lock.json', 'vite.config.ts'];
/** The documents the last step of the build writes: an interrupted build lacks some or leaves them old. */
const documents = [
  ...['index.html', 'app.html', 'knowledge-base.html', 'public.html', '404.html'],
  ...['privacy-policy.html', 'cookies-policy.html', 'terms-of-service.html', 'pyment-terms.html'],
];

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestIn(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function newestSource(root: string): number {
  const rooms = readdirSync(join(root, 'src')).filter((room) => room !== 'server');
  const paths = [...otherSources, ...rooms.map((room) => join('src', room))];
  return Math.max(...paths.map((path) => newestIn(join(root, path))));
}

/** Time of the oldest document; 0 when one is missing. */
const builtAt = (folder: string): number => Math.min(...documents.map((name) => timeOf(join(folder, name))));

/** The variables that the client was built with; `src/app/build/prerender.ts` leaves them. */
function builtSettings(root: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', 'settings.json'), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** `PUBLIC_URL` is for search engines, which know nothing of a site without https. */
const isOfBuild = (name: string, value: string | undefined): boolean =>
  name.startsWith('VITE_') || (name === 'PUBLIC_URL' && value?.startsWith('https:') === true);

/** Whether a variable is set to something else than at the build; one left out keeps what was built. */
function hasOtherSettings(root: string, env: Env): boolean {
  const built = builtSettings(root);
  return Object.entries(env).some(([name, value]) => isOfBuild(name, value) && built[name] !== value);
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
 * Builds the client when its build is missing, older than the sources, or made with other settings.
 * @param root folder of the package
 * @param print takes the one line that says why the start takes longer
 * @returns the folder to serve
 * @throws {StartError} when the build fails
 */
export function ensureClient(root: string, print: (line: string) => void): string {
  const folder = join(root, 'dist', 'client');
  const time = builtAt(folder);
  if (time > 0 && time >= newestSource(root) && !hasOtherSettings(root, process.env)) return folder;

  print(
    time === 0
      ? 'Building the client, once…'
      : 'Building the client anew, its sources or settings have changed…',
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
  if (builtAt(folder) === 0) {
    throw new StartError(
      `The build left no ${documents.join(', ')} in ${folder}. Run "npm run build" to see why.`,
    );
  }
  return folder;
}
