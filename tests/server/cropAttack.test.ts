/** @module-tag slow */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { noLimits } from '#tests/setup/limits.ts';
import { ask, enterAt } from './support/askHttp.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';
import { noise, uploader } from './support/uploads.ts';

/** The most memory that a process has had since the last call, in MB. */
function peakOf(pid: number): number {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Number(peak) / 1024;
}

/** A picture that is as large as what readers get may be, and does not compress well. */
const large = () =>
  sharp(noise(480 * 4000 * 3), { raw: { width: 480, height: 4000, channels: 3 } })
    .resize(1920, 16_000, { fit: 'fill' })
    .jpeg({ quality: 60 })
    .toBuffer();

it(
  'sixteen covers cut at once from a large picture leave the feed quick and the memory free',
  { timeout: 400_000, skip: process.platform !== 'linux' },
  async () => {
    const env = { ...noLimits, DATA_DIR: temporaryFolder(), CAPTCHA_COST: '1', LOG_LEVEL: 'warn' };
    const server = await startProcess({ ...env, DEMO: '1' });
    await server.ready;
    const { url, pid } = server;
    const bearer = await enterAt(url, 'vera@example.org');
    const anna = uploader(url, bearer);
    const place = await anna.bring('picture', 'a.jpg', await large());
    const state = async () => (await anna.read(place)).state;
    await expect.poll(state, { timeout: 180_000, interval: 200 }).toBe('done');
    const { media } = await anna.read(place);
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    const cut = () => ask('PUT', `${url}/api/profile/cover/`, { bearer, body: { media: media?.id, crop } });

    /** The 95th percentile of the feed's time during some work. */
    async function feedDuring(work: Promise<unknown>): Promise<number> {
      const times: number[] = [];
      const under = new Set([work]);
      const ended = work.finally(() => under.delete(work));
      while (under.size > 0 || times.length < 40) {
        const since = performance.now();
        await (await ask('GET', `${url}/api/feed/`, { bearer })).text();
        times.push(performance.now() - since);
      }
      await ended;
      return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    }

    await feedDuring(Promise.resolve());
    const idle = await feedDuring(Promise.resolve());
    peakOf(pid);
    const warm = peakOf(pid);
    const replies = Promise.all(Array.from({ length: 16 }, async () => (await cut()).status));
    const busy = await feedDuring(replies);
    const peak = peakOf(pid);
    const statuses = await replies;
    console.log(
      `feed p95 ${idle.toFixed(0)} → ${busy.toFixed(0)} ms, memory ${warm.toFixed(0)} → ${peak.toFixed(0)} MB, ${statuses.join(' ')}`,
    );
    expect(statuses).toContain(200);
    expect(peak - warm).toBeLessThan(300);
    expect(busy).toBeLessThan(Math.max(20 * idle, 500));
  },
);
