import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '#src/app/App.tsx';
import { prepare } from '#src/app/public/chunk.ts';
import { createWorld } from '#tests/session/world.ts';
import { addressList } from '#tests/site/addressList.ts';

/** Whether the client draws the not-found page at an address. */
function isNotFound(location: string): boolean {
  const app = createElement(App, { session: createWorld().openTab().session });
  return renderToString(createElement(StaticRouter, { location, children: app })).includes(
    'Страница не\u00a0найдена',
  );
}

test('the client shows the not-found page at the same addresses as the server', async () => {
  await prepare('notFound');
  expect(addressList.map(([address]) => [address, isNotFound(address)])).toEqual(
    addressList.map(([address, place]) => [address, place === undefined]),
  );
});
