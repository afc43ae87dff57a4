import { type SignOutReason, useOnSignedOut } from '#src/session/index.ts';

/** The database of the browser where files are kept that are on their way. */
export const shelfName = 'uploads';

/** Leaves none of them on the device. */
export function forgetUploads(): void {
  try {
    indexedDB.deleteDatabase(shelfName);
  } catch {
    // Nothing was kept there.
  }
}

/** A logout leaves nothing behind; after an expired session the same person goes on. */
function leave(reason: SignOutReason): void {
  if (reason === 'logout') forgetUploads();
}

/** Forgets them when somebody signs out. */
export const useForgetUploads = (): void => useOnSignedOut(leave);
