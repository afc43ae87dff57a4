import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureClient } from '#src/server/start/clientBuild.ts';
import { isLong, startMachines, type Machines } from './support/machines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The journeys through a browser, one after the other. @param done called after each @returns their exit code */
async function travel({ site, servers }: Machines, done: () => void): Promise<number | null> {
  const names = ['e2e/reading', 'e2e/subscriptions', 'e2e/comments', 'e2e/profile'];
  const args = ['-c', 'tests/e2e/playwright.config.ts', '--project', 'desktop', '--workers', '1'];
  const child = spawn('npx', ['playwright', 'test', ...args, ...names], {
    cwd: root,
    env: { ...process.env, E2E_ORIGIN: site, E2E_OUTBOX: servers.map(({ outbox }) => outbox).join(':') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    if (/^ *✓/.test(line)) done();
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Failures of the servers, one after the other. */
function losses({ site, servers }: Machines): (() => Promise<void>)[] {
  return servers.flatMap((server) => [
    server.kill,
    async () => {
      await server.start();
      // The balancer has it among its servers again.
      await vi.waitFor(
        async () => {
          expect((await fetch(`${site}/readyz`)).status).toBe(200);
          expect((await server.work()).replies).toBeGreaterThan(3);
        },
        { timeout: 20_000, interval: 100 },
      );
    },
  ]);
}

describe.skipIf(!isLong)('the journeys of a reader (need nginx, PostgreSQL and Swift)', () => {
  it(
    'end well over two servers, replica and store, of which one is killed after the other',
    { timeout: 400_000 },
    async () => {
      ensureClient(root, console.log);
      const settings = { DEMO: '1', CAPTCHA_COST: '1000' };
      const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
      const machines = await startMachines(onTestFinished, settings, entry);
      await machines.replicaHasAll();
      const ahead = losses(machines);
      let lost = Promise.resolve();
      const lose = async (former: Promise<void>, loss: () => Promise<void>) => {
        await former;
        await loss();
      };
      const code = await travel(machines, () => {
        const next = ahead.shift();
        if (next !== undefined) lost = lose(lost, next);
      });
      await lost;
      expect([code, ahead.length]).toEqual([0, 0]);
    },
  );
});
