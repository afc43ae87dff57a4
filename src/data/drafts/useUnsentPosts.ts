import { useEffect, useState } from 'react';
import { useUser } from '#src/session/index.ts';
import type { Unsent } from '../writing/index.ts';
import { hasAny, writing } from './writing.ts';

export type UnsentPosts = ReadonlyMap<number, Unsent>;

const none: UnsentPosts = new Map();

/** Own posts that this device has a newer text of than the server, by their ids. */
export function useUnsentPosts(): UnsentPosts {
  const user = useUser()?.id;
  const [posts, setPosts] = useState(none);

  useEffect(() => {
    if (user === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    async function follow(owner: number): Promise<void> {
      if (!(await hasAny())) return;
      const { listUnsent, followUnsent } = await writing();
      const read = async () => {
        const unsent = await listUnsent(owner);
        if (!signal.aborted) setPosts(new Map(unsent.map((post) => [post.id, post])));
      };
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        followUnsent(() => void read()),
      );
      // Another tab may have sent it.
      addEventListener('focus', () => void read(), { signal });
      await read();
    }
    // Without its code nothing is known.
    follow(user).catch(() => undefined);
    return () => {
      ended.abort();
      setPosts(none);
    };
  }, [user]);

  return posts;
}
