import { createAltcha } from './altcha/index.ts';
import type { CaptchaConfig, CaptchaWidget } from './provider.ts';

/**
 * The provider chosen at build time by `VITE_CAPTCHA`: our own proof of work, which comes with the popups, since a part
 * that failed to download once cannot be asked for again; or `smartcaptcha` with its `VITE_SMARTCAPTCHA_SITEKEY`. The
 * other one does not get into the build.
 */
export async function loadWidget(config: CaptchaConfig): Promise<CaptchaWidget> {
  if (import.meta.env.VITE_CAPTCHA !== 'smartcaptcha') return createAltcha(config);
  const { createSmartCaptcha } = await import('./smartcaptcha/index.ts');
  return createSmartCaptcha({ sitekey: String(import.meta.env.VITE_SMARTCAPTCHA_SITEKEY ?? '') });
}
