import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { ProgressLine } from '#src/components/primitives/ProgressLine/index.ts';
import { nameOf } from '../shared/paths.ts';
import { useNumberedEntries } from './navigation/useNumberedEntries.ts';
import { useScrollPosition } from './navigation/useScrollPosition.ts';
import { Notices } from './notices/Notices.tsx';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { NotFound } from './public/NotFound.tsx';

/** The frame of every page. A page stays until the code of the next one is there. */
export function Root() {
  useScrollPosition();
  useNumberedEntries();
  const isLoading = useNavigation().state === 'loading';
  const isKnown = nameOf(useLocation().pathname) !== undefined;
  return (
    <>
      {isLoading && (
        <Busy>
          <ProgressLine />
        </Busy>
      )}
      {/* The router forgives what the server does not. */}
      {isKnown ? <Outlet /> : <NotFound />}
      <Notices />
      <OfflineNotice />
    </>
  );
}
