/**
 * Whether a link was followed already, or Back, though the page of this entry is still drawn: another one comes in a
 * transition.
 * @param key of the entry that is drawn
 */
export function isLeft(key: string): boolean {
  const state: unknown = window.history.state;
  // Only the router of a browser keeps its entries there.
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}
