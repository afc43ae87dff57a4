/** Set by the starter script (`build/starter.ts`) on the prerendered landing page. */
declare global {
  interface Window {
    /** Stops listening and returns the last button pressed before the page came alive. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/** Repeats the press that came before the handlers: the page is drawn long before its script has arrived. */
export function replayEarlyPress(): void {
  const pressed = window.takeEarlyPress?.();
  delete window.takeEarlyPress;
  if (pressed?.isConnected) pressed.click();
}
