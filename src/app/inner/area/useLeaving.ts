import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsent } from '#src/data/unsent/index.ts';
import { useLogout } from '#src/session/index.ts';
import { createChunk, useChunk } from '../../chunks/chunk.ts';
import { leaveFor } from '../../navigation/leaving.ts';
import { paths } from '../../navigation/paths.ts';

/** The question before leaving: most people never see it. */
const leavePopup = createChunk(() => import('#src/components/popups/LeavePopup/index.ts'));

/** Logs out; asks before that where this device has text that the server does not have. */
export function useLeaving() {
  const navigate = useNavigate();
  const logout = useLogout();
  const countUnsent = useUnsent();
  const popup = useChunk(leavePopup);
  const [posts, setPosts] = useState(0);

  // First the address, then the session: the guard must not take a logout for an expired session.
  const leave = useCallback(() => {
    void navigate(paths.landing);
    logout();
  }, [navigate, logout]);

  const onLogout = useCallback(async () => {
    const count = await countUnsent();
    if (count === 0) return leave();
    await leavePopup.load();
    return setPosts(count);
  }, [countUnsent, leave]);

  return {
    onLogout: useCallback(() => leaveFor(paths.landing, () => void onLogout()), [onLogout]),
    question:
      popup.kind === 'ready'
        ? {
            Popup: popup.module.LeavePopup,
            stake: { kind: 'account', posts } as const,
            isOpen: posts > 0,
            onOpenChange: (isOpen: boolean) => {
              if (!isOpen) setPosts(0);
            },
            onLeave: leave,
          }
        : undefined,
  };
}
