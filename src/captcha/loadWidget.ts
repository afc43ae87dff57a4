import type { CaptchaWidget } from './provider.ts';

export interface CaptchaConfig {
  /** Origin of the API without a closing slash; an empty string is the page's own. */
  apiOrigin: string;
}

/**
 * Downloads the provider chosen at build time by `VITE_CAPTCHA`: our own proof of work, or `smartcaptcha` with its
 * `VITE_SMARTCAPTCHA_SITEKEY`. The other one does not get into the build.
 */
export async function loadWidget({ apiOrigin }: CaptchaConfig): Promise<CaptchaWidget> {
  if (import.meta.env.VITE_CAPTCHA === 'smartcaptcha') {
    const { createSmartCaptcha } = await import('./smartcaptcha/index.ts');
    return createSmartCaptcha({ sitekey: String(import.meta.env.VITE_SMARTCAPTCHA_SITEKEY ?? '') });
  }
  const { createAltcha } = await import('./altcha/index.ts');
  return createAltcha({ apiOrigin });
}
