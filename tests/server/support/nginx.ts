import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '#tests/setup/freePort.ts';
import type { AtEnd } from './atEnd.ts';
import { temporaryFolder } from './serverProcess.ts';

const binary = '/usr/sbin/nginx';
export const hasNginx = existsSync(binary);

/** The example of a configuration that we give, for these servers and without TLS. */
function configuration(port: number, servers: readonly string[], files: string): string {
  const example = readFileSync(new URL('../../../src/server/nginx.conf', import.meta.url), 'utf8');
  const [, options = ''] = /server 10\.0\.0\.11:3000(.*);/.exec(example) ?? [];
  return example
    .replaceAll(/^ *server 10\.0\.0\..*\n/gm, '')
    .replace(
      'upstream soavtor {',
      ['$&', ...servers.map((server) => `server ${server}${options};`)].join('\n'),
    )
    .replace(/alias [^;]*;/, `alias ${files}/;`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '');
}

/**
 * Debian's nginx, stopped at the end. @param http what its http block holds, by its folder and port @returns its
 * address
 */
async function start(http: (folder: string, port: number) => string, atEnd: AtEnd): Promise<string> {
  const folder = temporaryFolder(atEnd);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    'daemon off; master_process off;',
    `pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events { worker_connections 512; }',
    `http { access_log off; ${temporary.join(' ')}`,
    http(folder, port),
    '}',
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  const child = spawn(binary, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), 10_000);
  return url;
}

/**
 * Starts it before these servers.
 * @param servers as `127.0.0.1:3000`
 * @param files where the files of posts are
 * @returns its address
 */
export const startNginx = (
  servers: readonly string[],
  files = '/nowhere',
  atEnd: AtEnd = onTestFinished,
): Promise<string> => start((_, port) => configuration(port, servers, files), atEnd);

/**
 * A cache like a CDN's before the files of the site at `origin`: it follows `Cache-Control` alone. @returns its address
 */
export const startCache = (origin: string): Promise<string> =>
  start(
    (folder, port) => `proxy_cache_path ${folder}/cache keys_zone=files:1m;
      server {
        listen 127.0.0.1:${port};
        location /media/ {
          proxy_pass ${origin};
          proxy_cache files;
          add_header X-Cache $upstream_cache_status always;
        }
      }`,
    onTestFinished,
  );
