import { type SignOutReason, useOnSignedOut } from '#src/session/index.ts';

/** Name of the browser's database of uploads. */
export const shelfName = 'uploads';

/** Deletes the files from the device. */
export function forgetUploads(): void {
  try {
    indexedDB.deleteDatabase(shelfName);
  } catch {
    // Nothing was stored there.
  }
}

/** A logout deletes them; after an expired session the same person may continue. */
function leave(reason: SignOutReason): void {
  if (reason === 'logout') forgetUploads();
}

/** Forgets the files at a logout. */
export const useForgetUploads = (): void => useOnSignedOut(leave);
