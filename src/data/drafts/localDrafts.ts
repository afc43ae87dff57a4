import { useCallback, useEffect, useRef, useState } from 'react';
import { type SignOutReason, useOnSignedOut, useUser } from '#src/session/index.ts';
import type { Unsent } from '../writing/index.ts';

/** Downloads the code of the editor's drafts: most people never write a post. */
const downloadWriting = () => import('../writing/index.ts');

/** This browser has stored a post before, or does not tell. */
async function mayHaveDrafts(): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'writing');
  } catch {
    return false;
  }
}

/** Deletes a person's drafts from this device at a logout; after an expired session the same person may continue. */
function useForgetLocalDrafts(user: number | undefined): void {
  const leaver = useRef(user);
  useEffect(() => {
    if (user !== undefined) leaver.current = user;
  }, [user]);
  const forget = useCallback((reason: SignOutReason) => {
    const { current } = leaver;
    if (reason !== 'logout' || current === undefined) return;
    void mayHaveDrafts().then((mayHave) => {
      if (!mayHave) return;
      void downloadWriting().then(
        (module) => module.forget(current),
        // Without the code that tells accounts apart, all texts are deleted.
        () => indexedDB.deleteDatabase('writing'),
      );
    });
  }, []);
  useOnSignedOut(forget);
}

/** @returns counts the posts that a logout would lose because the server does not have them */
export function useUnsentCount(): () => Promise<number> {
  const user = useUser()?.id;
  useForgetLocalDrafts(user);
  return useCallback(
    async () =>
      user === undefined || !(await mayHaveDrafts())
        ? 0
        : downloadWriting().then(
            (module) => module.countUnsent(user),
            () => 0,
          ),
    [user],
  );
}

export type UnsentPosts = ReadonlyMap<number, Unsent>;

const noPosts: UnsentPosts = new Map();

/** Own posts that this device has a newer text of than the server, by their ids. */
export function useUnsentPosts(): UnsentPosts {
  const user = useUser()?.id;
  const [posts, setPosts] = useState(noPosts);

  useEffect(() => {
    if (user === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    async function follow(owner: number): Promise<void> {
      if (!(await mayHaveDrafts())) return;
      const { listUnsent, followUnsent } = await downloadWriting();
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
    // Without its code the list stays empty.
    follow(user).catch(() => undefined);
    return () => {
      ended.abort();
      setPosts(noPosts);
    };
  }, [user]);

  return posts;
}
