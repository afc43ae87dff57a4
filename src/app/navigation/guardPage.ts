import { type Guard, setGuard } from './leaving.ts';

/** The router numbers its entries; `undefined`: the browser made this one. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Asks before the page of the current entry is left. Back and Forward are taken back before the router hears of them; its
 * own `useBlocker` needs a data router, which everybody would download: 14 KB.
 *
 * @returns ends it
 */
export function guardPage(pathname: string, ask: Guard['ask']): () => void {
  const own: unknown = window.history.state;
  const index = indexOf(own);
  const address = window.location.href;
  let isLeaving = false;

  /** @param far how many entries off it is */
  function leave(far: number): void {
    isLeaving = true;
    window.history.go(far);
  }

  function onPop(event: PopStateEvent): void {
    const next = indexOf(event.state);
    const isHere = window.location.pathname === pathname;
    const isBack = isHere && next === index;
    if (isLeaving || (isHere && !isBack)) return;
    // The page still shows as it was.
    event.stopImmediatePropagation();
    if (isBack) return;
    if (next === undefined || index === undefined) {
      // Where such an entry lies is not known: this one is put behind it.
      window.history.pushState(own, '', address);
      ask(() => leave(-1));
      return;
    }
    window.history.go(index - next);
    ask(() => leave(next - index));
  }

  return setGuard({ pathname, ask, onPop });
}
