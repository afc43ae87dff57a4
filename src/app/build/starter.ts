import './appearance.ts';

/**
 * The only script in the landing page's head: a classic, blocking one of some hundred bytes. It keeps what is pressed
 * before the page is alive and starts the app once the page is drawn, so that the app does not compete with it.
 */
(() => {
  const entry = document.currentScript?.dataset['entry'];
  if (entry === undefined) return;
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  let isStarted = false;
  let hasFailed = false;
  let pressed: HTMLElement | undefined;
  let held: HTMLElement | undefined;

  const buttonOf = ({ target }: Event) =>
    (target instanceof Element && target.closest('button')) || undefined;

  // Only over a control: a mouse that rests on the page is over something as soon as that is drawn.
  const onIntent = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button, input')) start();
  };

  const load = (): void => {
    import(/* @vite-ignore */ entry).catch(() => {
      hasFailed = true;
    });
  };

  // Not before the whole page is there: unlike a module in the page, an import does not wait for it.
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // Literata may come now (`fonts.css.ts`).
    delete document.documentElement.dataset['drawing'];
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };

  const onPointerDown = (event: Event): void => {
    held = buttonOf(event);
  };

  const onClick = (event: Event): void => {
    // Browsers do not ask for a failed module again as long as the page lives.
    if (hasFailed) return location.reload();
    pressed = buttonOf(event) ?? pressed;
    held = undefined;
    start();
  };

  const hasSession = (): boolean => {
    try {
      return /(^|; )access_token=/.test(document.cookie) || localStorage.getItem('refresh_token') !== null;
    } catch {
      return false;
    }
  };

  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
  window.takeEarlyPress = () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('click', onClick, true);
    for (const intent of intents) document.removeEventListener(intent, onIntent, true);
    return { pressed, held };
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });

  // Whoever is signed in goes on to the feed, whoever follows a link to a popup waits for it: both need the app now.
  if (hasSession() || location.search !== '') return start();

  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
  const afterLoad = () => setTimeout(whenIdle, 300);
  const whenDrawn = () => {
    if (document.readyState === 'complete') afterLoad();
    else window.addEventListener('load', afterLoad, { once: true });
  };
  setTimeout(start, 6000);
  try {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      whenDrawn();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    whenDrawn();
  }
})();
