import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { vi } from 'vitest';
import type { Bucket } from '#src/server/media/s3Store.ts';
import { freePort } from '#tests/setup/freePort.ts';

/** OpenStack Swift with its door for S3, as Debian packages it: a real store in four small processes. */
export const hasSwift = ['proxy', 'account', 'container', 'object'].every((name) =>
  existsSync(`/usr/bin/swift-${name}-server`),
);

const parts = ['account', 'container', 'object'] as const;

/** Other tests may delay a part for longer than the default half second. */
const patience = 'conn_timeout = 10\nnode_timeout = 30';

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
`;

const partConf = (folder: string, part: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
container_update_timeout = 30
${patience}
`;

const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${patience}
`;

function makeRing(folder: string, part: string, port: number): void {
  const build = (...args: string[]) =>
    execFileSync('swift-ring-builder', [`${part}.builder`, ...args], { cwd: folder, stdio: 'ignore' });
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  build('rebalance');
}

/**
 * A store of its own on the loopback address.
 * @param folder for all that it writes
 * @returns a bucket that is not there yet, and what ends the store
 */
export async function startSwift(folder: string): Promise<{ bucket: Bucket; stop: () => Promise<void> }> {
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const children: ReturnType<typeof spawn>[] = [];
  const addresses: string[] = [];
  const start = (name: string, conf: string, port: number) => {
    addresses.push(`http://127.0.0.1:${port}`);
    const file = join(folder, `${name}-server.conf`);
    writeFileSync(file, conf);
    children.push(spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore' }));
  };
  for (const part of parts) {
    const port = await freePort();
    makeRing(folder, part, port);
    start(part, partConf(folder, part, port), port);
  }
  const port = await freePort();
  start('proxy', proxyConf(folder, port), port);

  // The proxy answers 503 for a part that does not listen yet.
  await vi.waitFor(() => Promise.all(addresses.map((address) => fetch(address))), {
    timeout: 30_000,
    interval: 100,
  });
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      name: 'media',
      region: 'us-east-1',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
    },
    async stop() {
      const exits = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
}

/** A server never makes its bucket. */
export async function makeBucket(bucket: Bucket): Promise<void> {
  const { endpoint, name } = bucket;
  const { status } = await new AwsClient({ ...bucket, service: 's3' }).fetch(`${endpoint}/${name}`, {
    method: 'PUT',
  });
  if (status !== 200) throw new Error(`the store answers ${status} to a new bucket`);
}
