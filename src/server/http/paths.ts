/** Whether a path belongs to the API: its failures are JSON, everything else is a page or a file. */
export function isApiPath(url: string): boolean {
  const room = decode(/^\/([^/?#]*)/.exec(url)?.[1] ?? '');
  return room === 'api' || room === 'auth';
}

/** As the router reads it: `/%61pi/` is `/api/`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
