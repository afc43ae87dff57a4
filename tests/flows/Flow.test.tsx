import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { demoLogin } from '#src/server/demo/authors.ts';
import { Flow } from '../../stories/flows/Flow.tsx';

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Longer than it takes until the device has what was written, ms. */
const pause = 1000;

// The whole app is downloaded, on a busy machine slowly.
test(
  'a story that is left in the middle of a word leaves nothing on the device',
  { timeout: 60_000 },
  async () => {
    const { getByRole, unmount } = await render(
      <Flow address="/create" email={demoLogin.email} network="ok" />,
    );
    const title = getByRole('textbox', { name: 'Заголовок поста' });
    await title.fill('Ночной');
    await expect.poll(databases).toContain('writing');
    await title.fill('Ночной мон');
    await unmount();
    await expect.poll(databases).toEqual([]);
    await new Promise((resolve) => void setTimeout(resolve, pause));
    expect(await databases()).toEqual([]);
  },
);
