import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useMarks } from '#src/data/posts/useMarks.ts';
import { useUser } from '#src/session/index.ts';
import { json } from '#tests/api/fakeServer.ts';
import { signedIn } from '#tests/session/page.tsx';

const ignore = () => {};

test('a mark changes and what puts marks stays the same, so that no other card renders again', async () => {
  const world = signedIn();
  world.server.on('PUT /api/posts/1/like/', json({ liked: true, likes: 8 }));
  const { result, act } = await renderHook(() => ({ user: useUser(), ...useMarks(ignore) }), {
    wrapper: world.wrapper,
  });
  await expect.poll(() => result.current.user).toBeDefined();
  const { like, bookmark } = result.current;
  await act(() => like(1, true));
  await expect.poll(() => result.current.changes[1]).toMatchObject({ liked: true, likes: 8 });
  expect(result.current.like).toBe(like);
  expect(result.current.bookmark).toBe(bookmark);
});
