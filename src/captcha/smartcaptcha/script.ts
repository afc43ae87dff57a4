const DEFAULT_HOST = 'smartcaptcha.cloud.yandex.ru';

/** Origin of everything the provider serves. */
export const originOf = (host: string = DEFAULT_HOST): string =>
  host.startsWith('http') ? host : `https://${host}`;

/**
 * Asks for the provider's script once more. The library loads it once per page and never repeats a failed load; the
 * global callback named in the address wakes its waiting widgets.
 */
export function reloadScript(host: string | undefined, onError: () => void): void {
  const script = document.createElement('script');
  script.src = `${originOf(host)}/captcha.js?render=onload&onload=__onSmartCaptchaReady`;
  script.crossOrigin = 'anonymous';
  script.onerror = onError;
  document.body.appendChild(script);
}
