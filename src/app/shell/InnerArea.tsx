import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { LeavePopup } from '#src/components/popups/LeavePopup/LeavePopup.tsx';
import { OfflineLine } from '#src/components/primitives/OfflineLine/OfflineLine.tsx';
import { useForgetCommentDrafts } from '#src/data/comments/commentDrafts.ts';
import { useUnsentCount } from '#src/data/drafts/localDrafts.ts';
import { useForgetSounds } from '#src/data/posts/sounds.ts';
import { useForgetUploads } from '#src/data/uploads/forget.ts';
import { useUser } from '#src/session/index.ts';
import { paths } from '../shared/paths.ts';
import { normalizeUser, presentUser } from '../shared/people.ts';
import { useIsReplaced } from './history.ts';
import { articleOf, currentSection, InnerContext, linksOf, viewOf } from './inner.ts';
import { logoutState } from './landingState.ts';
import { prepareNotices } from './notify.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.tsx';
import { useIsOffline } from './useIsOffline.ts';
import { whenIdle } from './whenIdle.ts';

/** Every page for signed-in people (specification section 2), in the shell. */
export function Component() {
  const user = useUser();
  useForgetCommentDrafts();
  useForgetSounds();
  useForgetUploads();
  if (user === undefined) return null;
  return <Shell user={normalizeUser(user)} />;
}

/** Key of the page. A replaced address is the same page. */
function usePage(): string {
  const { pathname, search } = useLocation();
  const isReplaced = useIsReplaced();
  // The query alone tells pages apart only where it names a view.
  const address = `${pathname} ${viewOf(search) ?? ''}`;
  const [previous, setPrevious] = useState({ address, page: address });
  if (previous.address === address) return previous.page;
  const page = isReplaced ? previous.page : address;
  setPrevious({ address, page });
  return page;
}

function Shell({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const { onLogout, question } = useLeaving();
  const main = useRef<HTMLElement>(null);
  const section = currentSection(pathname, search);
  const page = usePage();
  useFocusOnNavigation(main, `${page} ${articleOf(search) ?? ''}`);

  const isOffline = useIsOffline();
  useEffect(() => whenIdle(prepareNotices), []);

  return (
    <AppShell
      user={presentUser(user)}
      links={linksOf(user)}
      current={section}
      onLogout={onLogout}
      mainRef={main}
    >
      <OfflineLine isOffline={isOffline} />
      <InnerContext value={{ user }}>
        {/* The pages of two people are one route. */}
        <Fragment key={page}>
          <Outlet />
        </Fragment>
      </InnerContext>
      <LeavePopup {...question} />
    </AppShell>
  );
}

/** Logs out, and asks first if this device has text that the server does not have. */
function useLeaving() {
  const navigate = useNavigate();
  const countUnsent = useUnsentCount();
  const [posts, setPosts] = useState(0);

  const leave = useCallback(() => void navigate(paths.landing, { state: logoutState }), [navigate]);

  const onLogout = useCallback(async () => {
    const count = await countUnsent();
    if (count === 0) leave();
    else setPosts(count);
  }, [countUnsent, leave]);

  return {
    onLogout: useCallback(() => void onLogout(), [onLogout]),
    question: {
      stake: { kind: 'account', posts } as const,
      isOpen: posts > 0,
      onOpenChange: (isOpen: boolean) => {
        if (!isOpen) setPosts(0);
      },
      onLeave: () => {
        setPosts(0);
        leave();
      },
    },
  };
}
