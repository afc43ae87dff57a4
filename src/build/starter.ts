import './appearance.ts';

/**
 * The only script in the landing page's head: a classic, blocking one of some hundred bytes. It keeps what is pressed
 * before the page is alive and starts the app once the page is drawn, so that the app does not compete with it.
 */
(() => {
  const entry = document.currentScript?.dataset['entry'];
  if (entry === undefined) return;
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  let hasFailed = false;
  let pressed: HTMLElement | undefined;
  let held: HTMLElement | undefined;

  const controlOf = ({ target }: Event) =>
    (target instanceof Element && target.closest<HTMLElement>('button, input')) || undefined;

  // Only a control counts: a resting mouse is over something as soon as that is drawn.
  const onIntent = (event: Event): void => {
    if (controlOf(event)) start();
  };

  const load = (): void => {
    import(/* @vite-ignore */ entry).catch(() => {
      hasFailed = true;
      delete document.documentElement.dataset['drawing'];
    });
  };

  // An import does not wait for the whole page, as a module in the page does. A second call does no harm: a module is loaded
  // once, and a listener is added once.
  const start = (): void => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };

  const onPointerDown = (event: Event): void => {
    held = controlOf(event);
  };

  const onClick = (event: Event): void => {
    // Browsers do not ask for a failed module again as long as the page lives.
    if (hasFailed) return location.reload();
    pressed = controlOf(event) ?? pressed;
    held = undefined;
    start();
  };

  const hasSession = (): boolean => {
    try {
      return localStorage.getItem('refresh_token') !== null;
    } catch {
      return false;
    }
  };

  const aborter = new AbortController();
  const options = { capture: true, signal: aborter.signal };
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('click', onClick, options);
  for (const intent of intents) document.addEventListener(intent, onIntent, options);
  window.takeEarlyPress = () => {
    aborter.abort();
    return { pressed, held };
  };

  // A signed-in person continues to the feed, and a link to a popup has to open it: both need the app now.
  if (hasSession() || location.search !== '') return start();

  // Safari has no idle callback, and reports the largest paint since version 26 only; an observer ignores unknown
  // types.
  const whenDrawn = () => setTimeout(window.requestIdleCallback ?? start, 300, start);
  const type = 'largest-contentful-paint';
  addEventListener('load', () => {
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect();
        whenDrawn();
      }).observe({ type, buffered: true });
    else whenDrawn();
  });
  setTimeout(start, 6000);
})();
