import type { ErrorInfo } from 'react';
import { DownloadError } from './download.ts';

/**
 * Tells the origin of the page, whichever API the page speaks to, that a part of it broke. The server keeps the
 * route, the places in our files and what the message says before its first value. A part that did not download is no
 * crash.
 *
 * @param problem what was thrown
 * @param info the stack of the components around it
 */
export function reportCrash(problem: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void {
  if (problem instanceof DownloadError) return;
  const message = problem instanceof Error ? String(problem).slice(0, 200) : '';
  const body = { message, stack: (errorInfo?.componentStack ?? '').slice(0, 4000) };
  const report = { type: 'page-crash', url: window.location.pathname, body };
  void fetch('/api/reports/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: JSON.stringify([report]),
    // People reload a broken page at once.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}
