import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { whenReady } from '#src/app/shell/download.ts';
import { createWorld } from '#tests/session/world.ts';
import { addressList } from '#tests/site/addressList.ts';

/** True if the client shows the not-found page at an address. */
async function isNotFound(location: string): Promise<boolean> {
  const router = createMemoryRouter(routes, { initialEntries: [location] });
  const { session } = createWorld().openTab();
  const html = renderToString(createElement(App, { session, router }));
  // The next test file shares the modules, so none may still be loading then.
  await whenReady(router);
  router.dispose();
  return html.includes('Страница не\u00a0найдена');
}

test('the client shows the not-found page at the same addresses as the server', async () => {
  const shown = await Promise.all(addressList.map(async ([address]) => [address, await isNotFound(address)]));
  expect(shown).toEqual(addressList.map(([address, place]) => [address, place === undefined]));
});
