import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LeavePopup, type Stake } from '#src/components/popups/LeavePopup/index.ts';
import { useAskBeforeUnload } from '#src/data/unload/index.ts';
import { guardPage } from '../../navigation/guardPage.ts';

interface LeaveQuestionProps {
  /** Something would be lost. */
  isUnsaved: boolean;
  stake: Stake;
}

/** Asks before the page is left for another one, and has the browser ask before it is closed. */
export function LeaveQuestion({ isUnsaved, stake }: LeaveQuestionProps) {
  const { pathname, key } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  useAskBeforeUnload(isUnsaved);
  // A place on the page is an entry of its own.
  useEffect(
    () => (isUnsaved ? guardPage(pathname, (go) => setLeave(() => go)) : undefined),
    [isUnsaved, pathname, key],
  );
  return (
    <LeavePopup
      isOpen={leave !== undefined}
      onOpenChange={() => setLeave(undefined)}
      stake={stake}
      onLeave={() => {
        setLeave(undefined);
        leave?.();
      }}
    />
  );
}
