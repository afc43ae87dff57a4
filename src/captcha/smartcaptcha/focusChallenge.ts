import { originOf } from './script.ts';

/**
 * The provider lays the challenge over the page in a frame, far from the widget. Keyboard users must not search for it,
 * so it gets the focus once the popup has let go.
 */
export function focusChallenge(widget: Element, host: string | undefined): void {
  const origin = originOf(host);
  requestAnimationFrame(() => {
    const frames = [...document.querySelectorAll('iframe')];
    frames.findLast((frame) => frame.src.startsWith(origin) && !widget.contains(frame))?.focus();
  });
}
