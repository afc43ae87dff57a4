import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsent } from '#src/data/drafts/index.ts';
import { logoutState } from '../guard/logout.ts';
import { paths } from '../../shared/paths.ts';

/** Logs out; asks before that where this device has text that the server does not have. */
export function useLeaving() {
  const navigate = useNavigate();
  const countUnsent = useUnsent();
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
