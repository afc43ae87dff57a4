/** A page that would lose something if it were left. */
export interface Guard {
  readonly pathname: string;
  /** Asks the person who is about to leave. @param leave goes where they were going */
  readonly ask: (leave: () => void) => void;
  /** Hears of Back and Forward. */
  readonly onPop: (event: PopStateEvent) => void;
}

let guard: Guard | undefined;

/** Has links, Back, Forward and logging out ask first. @returns ends it */
export function setGuard(own: Guard): () => void {
  guard = own;
  return () => {
    if (guard === own) guard = undefined;
  };
}

/** Goes to `href`, or has the page that would lose something ask first. Places and views of a page are the same page. */
export function leaveFor(href: string, leave: () => void): void {
  const [pathname] = href.split(/[?#]/);
  if (guard === undefined || pathname === '' || pathname === guard.pathname) leave();
  else guard.ask(leave);
}

/** Must come before the router: the window's listeners are called in the order in which they came. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.onPop(event));
}
