import { afterEach, expect, test, vi } from 'vitest';
import { queue } from '#src/app/shell/queue.ts';
import { sharePage } from '#src/app/posts/readerActions.ts';

const url = window.location.origin + window.location.pathname;

/** Replaces abilities of the browser. */
const withNavigator = (abilities: Partial<Record<'share' | 'clipboard', unknown>>) =>
  vi.stubGlobal('navigator', abilities);

const notices = () => queue.shown.visibleToasts.map(({ content: { title, text } }) => [title, text]);

afterEach(() => {
  vi.unstubAllGlobals();
  queue.shown.clear();
});

test('the system hands on the address of the page, without its query, where it can', async () => {
  const share = vi.fn(async () => {});
  withNavigator({ share });
  await sharePage('Черновик');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Черновик', url });
  expect(notices()).toEqual([]);
});

test('else it goes into the clipboard, and a notice says so', async () => {
  const writeText = vi.fn(async () => {});
  withNavigator({ clipboard: { writeText } });
  await sharePage('Черновик');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  await expect.poll(notices).toEqual([['Ссылка скопирована', undefined]]);
});

test('closing the sheet says nothing', async () => {
  withNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await sharePage('Черновик');
  withNavigator({ clipboard: { writeText: async () => {} } });
  await sharePage('Черновик');
  await expect.poll(notices).toEqual([['Ссылка скопирована', undefined]]);
});

test.each([
  ['a clipboard that refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['no clipboard', undefined],
])('%s leaves the address in the notice, to be copied by hand', async (_name, clipboard) => {
  withNavigator({ clipboard });
  await sharePage('Черновик');
  await expect.poll(notices).toEqual([['Ссылка не\u00a0скопировалась', url]]);
});
