import { originOf } from './script.ts';

/**
 * The challenge is a frame that the provider lays over the page, outside the widget's own place. A person who answers
 * it by keyboard must not look for it: focus goes there once the popup has let go of it.
 */
export function focusChallenge(widget: Element, host: string | undefined): void {
  const origin = originOf(host);
  requestAnimationFrame(() => {
    const frames = [...document.querySelectorAll('iframe')];
    frames.findLast((frame) => frame.src.startsWith(origin) && !widget.contains(frame))?.focus();
  });
}
