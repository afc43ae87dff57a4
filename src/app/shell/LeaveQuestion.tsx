import { NavigationType, useBlocker } from 'react-router-dom';
import { LeavePopup, type Stake } from '#src/components/popups/LeavePopup/LeavePopup.tsx';
import { useAskBeforeUnload } from '#src/data/shared/tabs.ts';

interface LeaveQuestionProps {
  /** Something would be lost. */
  isUnsaved: boolean;
  stake: Stake;
}

/** Asks before the page is left for another one, and has the browser ask before it is closed. */
export function LeaveQuestion({ isUnsaved, stake }: LeaveQuestionProps) {
  useAskBeforeUnload(isUnsaved);
  // Replaced addresses need no question: the address was tidied, or the session has ended.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      historyAction !== NavigationType.Replace &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  return (
    <LeavePopup
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      stake={stake}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
