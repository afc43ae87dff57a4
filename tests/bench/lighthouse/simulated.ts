import type { Metrics } from '../metrics.ts';

/** The part of Lighthouse's answer that is read here; its package is installed beside this file only. */
interface Answer {
  readonly lhr: { readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Answer | undefined>;

async function load(): Promise<{ run: Lighthouse; desktop: object }> {
  // Not known to TypeScript: installed by `npm run bench`, not with the project.
  const name = 'lighthouse';
  const { default: run, desktopConfig: desktop } = (await import(name)) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  return { run, desktop };
}

/** Lighthouse's simulation of a phone on slow 4G, or of a desktop, in the browser that listens on `port`. */
export async function simulated(url: string, device: 'phone' | 'desktop', port: number): Promise<Metrics> {
  const { run, desktop } = await load();
  const flags = { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' };
  const answer = await run(url, flags, device === 'desktop' ? desktop : undefined);
  const value = (audit: string): number => answer?.lhr.audits[audit]?.numericValue ?? NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
