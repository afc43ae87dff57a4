import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CrashPage, SectionCrash } from '#src/app/shell/RouteError.tsx';
import { reportCrash } from '#src/app/shell/reportCrash.ts';

function Broken({ problem }: { problem: unknown }): never {
  throw problem;
}

const breakPage = async (problem: unknown, fallback = <p>Раздел сломался</p>) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <Broken problem={problem} />, errorElement: fallback },
      ])}
      onError={reportCrash}
    />,
  );

// React says there what it has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('a page that breaks is reported once to its own origin, without tokens, also while it is being left', async () => {
  const send = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const screen = await breakPage(new TypeError('x is not a function'));
  await expect.element(screen.getByText('Раздел сломался')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  const [url, { body, ...request } = {}] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/reports/');
  expect(request).toEqual({
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    keepalive: true,
    credentials: 'omit',
  });
  expect(JSON.parse(String(body))).toEqual([
    {
      type: 'page-crash',
      url: window.location.pathname,
      body: { message: 'TypeError: x is not a function', stack: expect.stringContaining('crash.test.tsx') },
    },
  ]);
});

test('a report is short, however long the message is', async () => {
  const send = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await breakPage(new Error('x'.repeat(100_000)));
  const [report] = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
  expect(report.body.message).toHaveLength(200);
});

test.each([
  ['nobody can be told', new Error('x')],
  ['what was thrown is no error', Object.create(null)],
])('the page says that it broke, too, when %s', async (_case, problem) => {
  const send = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await breakPage(problem);
  await expect.element(screen.getByText('Раздел сломался')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['a page', <CrashPage key="page" />],
  ['a section', <SectionCrash key="section" />],
])('%s that broke is not for search engines', async (_what, fallback) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const screen = await breakPage(new Error('x'), fallback);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).toBe('Соавтор — монетизация творчества');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
