import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { AppShellSkeleton } from '#src/components/frames/AppShell/index.ts';
import { useSession, useSessionState } from '#src/session/index.ts';
import { useChunk } from '../chunks/chunk.ts';
import { ChunkFailure } from '../chunks/ChunkFailure.tsx';
import { inner } from '../inner/chunk.ts';
import { postPage } from '../inner/posts/chunk.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { titles } from '../meta/titles.ts';
import { type InnerName, paths } from '../navigation/paths.ts';
import { PublicWait } from '../public/PublicWait.tsx';
import { type Asked, rememberAsked } from './asked.ts';

interface RequireSessionProps {
  /** The page asked for. */
  name: InnerName;
  children: ReactNode;
}

/**
 * Guard of the inner area (specification section 2): a loading indicator until it is known who is looking, the area
 * for a signed-in person, the landing page with the login popup for anyone else (readings D9).
 */
export function RequireSession({ name, children }: RequireSessionProps) {
  const state = useSessionState();
  const session = useSession();
  const chunk = useChunk(inner);
  const { pathname, search, hash } = useLocation();
  const wasInside = useRef(false);
  // The server was out of reach before: opening a protected page asks once more (readings D2).
  const [isAskingAgain, setAskingAgain] = useState(state.status === 'visitor' && state.isOffline);

  useEffect(() => {
    if (isAskingAgain) void session.resume().then(() => setAskingAgain(false));
  }, [session, isAskingAgain]);

  useEffect(() => {
    if (state.status === 'authenticated') wasInside.current = true;
    if (state.status === 'visitor') return;
    void inner.load();
    if (name === 'post') void postPage.load();
  }, [state.status, name]);

  if (state.status === 'visitor' && !isAskingAgain) {
    const reason = wasInside.current ? 'expired' : 'required';
    return <ToLanding path={pathname + search + hash} reason={reason} />;
  }
  if (chunk.kind === 'failed') return <ChunkFailure />;
  if (state.status !== 'authenticated' || chunk.kind !== 'ready') {
    // The knowledge base is a page apart.
    if (pathname.startsWith(paths.knowledgeBase)) return <PublicWait title={titles[name]} />;
    return (
      <AppShellSkeleton>
        <PageMeta title={titles[name]} noIndex />
        <FeedSkeleton />
      </AppShellSkeleton>
    );
  }
  const { InnerArea } = chunk.module;
  return <InnerArea>{children}</InnerArea>;
}

/** The address becomes exactly `/`; what was asked for travels beside it. */
function ToLanding(asked: Asked) {
  useEffect(() => rememberAsked(asked.path), [asked.path]);
  return <Navigate to={paths.landing} replace state={{ ...asked }} />;
}
