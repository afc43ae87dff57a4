import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Metrics } from './metrics.ts';

const command = join(import.meta.dirname, 'packages/node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse's simulation of a phone on slow 4G, or of a desktop, in the browser that listens on `port`. */
export async function simulated(url: string, device: 'phone' | 'desktop', port: number): Promise<Metrics> {
  const preset = device === 'desktop' ? ['--preset=desktop'] : [];
  const flags = [`--port=${port}`, '--only-categories=performance', '--output=json', '--quiet', ...preset];
  const { stdout } = await run(process.execPath, [command, url, ...flags], { maxBuffer: 64_000_000 });
  const { audits } = JSON.parse(stdout) as Report;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
