const key = 'reloaded_at';
/** A part missing again this soon is not missing because of another deploy, ms. */
const pause = 60_000;
/** Longest wait for the server's sign of life, ms. */
const timeout = 5000;

/**
 * Reloads the page unless the server is out of reach: the browser's own error page would come instead.
 *
 * @returns whether the page is about to go
 */
export async function reload(): Promise<boolean> {
  try {
    const { href } = window.location;
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The same for what nobody asked for: not twice in a row. */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Where nothing can be remembered one reload would follow another.
    return false;
  }
  return reload();
}
