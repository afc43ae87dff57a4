/** Buttons touched before hydration. */
interface EarlyPress {
  /** The last one pressed. */
  readonly pressed: HTMLElement | undefined;
  /** The one that a finger or the mouse is still down on. */
  readonly held: HTMLElement | undefined;
}

/** Set by the starter script (`src/build/starter.ts`) on the prerendered landing page. */
declare global {
  interface Window {
    /** Stops listening and tells what was pressed. */
    takeEarlyPress?: () => EarlyPress;
  }
}

/** Repeats a press that came before hydration: the page is drawn long before its script arrives. */
export function replayEarlyPress(): void {
  const { pressed, held } = window.takeEarlyPress?.() ?? {};
  delete window.takeEarlyPress;
  if (pressed?.isConnected) pressed.click();
  if (held) finishPress(held);
}

/** React missed `pointerdown` and ignores the end of this press, so the end becomes a whole click. */
function finishPress(button: HTMLElement): void {
  const aborter = new AbortController();
  const options = { capture: true, once: true, signal: aborter.signal };
  const onClick = ({ target }: Event): void => {
    aborter.abort();
    if (target instanceof Node && button.contains(target)) button.click();
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('pointerdown', () => aborter.abort(), options);
}
