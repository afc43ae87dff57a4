import { expect, test as base } from '../test.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import { countFrames } from './inPage.ts';
import type { Tokens } from './people.ts';

interface Fixtures {
  /** Tokens in the browser before the page opens. @default nothing: a visitor */
  tokens: Tokens;
  api: FakeApi;
  /** Checks at the end that nothing broke and that no page shows what only a programmer can read. */
  soundness: void;
}

/** Traces of a machine: none of them may ever be read by a person. */
export const technical =
  /Failed to fetch|NetworkError|Unexpected token|JSON|\[object|\bundefined\b|\bnull\b|\bNaN\b|<\/?\w+>/;

/** The product's pages over an API that the test plays. Each test sets its own screen: one project is enough. */
export const test = base.extend<Fixtures>({
  tokens: [{}, { option: true }],
  storageState: async ({ server: { origin }, tokens: { access, refresh } }, use) => {
    const { hostname } = new URL(origin);
    const cookie = { domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false };
    await use({
      cookies:
        access === undefined
          ? []
          : [{ ...cookie, name: 'access_token', value: access, sameSite: 'Strict' as const }],
      origins:
        refresh === undefined ? [] : [{ origin, localStorage: [{ name: 'refresh_token', value: refresh }] }],
    });
  },
  api: async ({ context }, use) => use(await createFakeApi(context)),
  soundness: [
    async ({ context, api: _api }, use) => {
      const errors: string[] = [];
      context.on('weberror', (problem) => errors.push(String(problem.error())));
      await context.addInitScript(countFrames);
      await use();
      for (const page of context.pages()) {
        expect(await page.locator('body').innerText()).not.toMatch(technical);
      }
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page } from '../test.ts';
