import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePost } from '#src/data/posts/post.ts';
import { json } from '#tests/api/fakeServer.ts';
import { openPost, whole } from '#tests/api/posts.ts';
import { lookAgain, settle, stopDate } from '#tests/session/calendar.ts';
import { signedIn } from '#tests/session/page.tsx';

const call = 'GET /api/posts/1/';

test('a post that one comes back to after an hour is loaded again: its pictures and files have other addresses', async () => {
  const date = stopDate();
  const { server, wrapper } = signedIn();
  server.on(call, json(whole(openPost)));
  const { result } = await renderHook(() => usePost('1'), { wrapper });
  await expect.poll(() => result.current.data?.value.likes).toBe(214);
  const before = server.count(call);
  server.on(call, json(whole({ ...openPost, likes: 300 })));
  date.pass(2_900_000);
  lookAgain();
  await settle();
  expect(server.count(call)).toBe(before);
  date.pass(200_000);
  lookAgain();
  await expect.poll(() => result.current.data?.value.likes).toBe(300);
});
