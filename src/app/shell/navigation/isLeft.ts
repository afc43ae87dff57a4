/**
 * Whether a link was followed already, or Back, though the page of this entry still shows: another one comes in a
 * transition.
 * @param key of the entry that shows
 */
export function isLeft(key: string): boolean {
  const state: unknown = window.history.state;
  // Only the router of a browser keeps its entries there.
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}
