import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { createWorld } from '#tests/session/world.ts';
import { addressList } from '#tests/site/addressList.ts';

/** True if the client shows the not-found page at an address. */
function isNotFound(location: string): boolean {
  const router = createMemoryRouter(routes, { initialEntries: [location] });
  const { session } = createWorld().openTab();
  return renderToString(createElement(App, { session, router })).includes('Страница не\u00a0найдена');
}

test('the client shows the not-found page at the same addresses as the server', () => {
  expect(addressList.map(([address]) => [address, isNotFound(address)])).toEqual(
    addressList.map(([address, place]) => [address, place === undefined]),
  );
});
