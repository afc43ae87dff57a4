import { type SignOutReason, useOnSignedOut } from '#src/session/index.ts';

/** The browser's database for files on their way. */
export const shelfName = 'uploads';

/** Deletes the files from the device. */
export function forgetUploads(): void {
  try {
    indexedDB.deleteDatabase(shelfName);
  } catch {
    // Nothing was stored there.
  }
}

/** A logout leaves nothing behind; after an expired session the same person goes on. */
function leave(reason: SignOutReason): void {
  if (reason === 'logout') forgetUploads();
}

/** Forgets the files at a logout. */
export const useForgetUploads = (): void => useOnSignedOut(leave);
