import { Fragment, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { AppShell } from '#src/components/frames/AppShell/index.ts';
import { LeavePopup } from '#src/components/popups/LeavePopup/index.ts';
import { useForgetCommentDrafts } from '#src/data/comments/index.ts';
import { useForgetUploads } from '#src/data/uploads/index.ts';
import { useForgetSounds } from '#src/data/posts/index.ts';
import { useUser } from '#src/session/index.ts';
import { useIsTidied } from '../navigation/tidied.ts';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { InnerContext } from './context.ts';
import { presentUser } from '../../shared/presentUser.ts';
import { useLeaving } from './useLeaving.ts';
import { articleOf, currentSection, sectionLinks, viewOf } from './sections.ts';
import { normalizeUser } from '../../shared/normalizeUser.ts';

/** Every page for signed-in people (specification section 2), in the shell. */
export function Component() {
  const user = useUser();
  useForgetCommentDrafts();
  useForgetSounds();
  useForgetUploads();
  if (user === undefined) return null;
  return <Shell user={normalizeUser(user)} />;
}

/** What tells the page from others. An address that is made tidy is no other page. */
function usePage(): string {
  const { pathname, search } = useLocation();
  const isTidied = useIsTidied();
  // The query alone tells pages apart only where it names a view.
  const address = `${pathname} ${viewOf(search) ?? ''}`;
  const [known, setKnown] = useState({ address, page: address });
  if (known.address === address) return known.page;
  const page = isTidied ? known.page : address;
  setKnown({ address, page });
  return page;
}

function Shell({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const { onLogout, question } = useLeaving();
  const main = useRef<HTMLElement>(null);
  const section = currentSection(pathname, search);
  const page = usePage();
  useFocusOnNavigation(main, `${page} ${articleOf(search) ?? ''}`);

  return (
    <AppShell
      user={presentUser(user)}
      links={sectionLinks}
      current={section}
      onLogout={onLogout}
      mainRef={main}
    >
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
