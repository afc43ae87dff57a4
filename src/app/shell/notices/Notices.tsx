import { useEffect, useSyncExternalStore } from 'react';
import { usePart } from '../loading/usePart.ts';
import { downloadNotices, hasNotices } from './notify.ts';

/** Place of the notices: empty until the first of them. */
export function Notices() {
  const isNeeded = useSyncExternalStore(hasNotices.subscribe, hasNotices.get, hasNotices.get);
  const { part, load } = usePart(downloadNotices);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return part && <part.Toaster queue={part.queue} />;
}
