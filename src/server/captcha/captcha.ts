import type { FastifyBaseLogger } from 'fastify';

/** The forms that take a captcha. */
export const captchaForms = ['login', 'register', 'support'] as const;

export type CaptchaForm = (typeof captchaForms)[number];

/** Decides whether a token really was issued for a solved captcha. */
export interface Captcha {
  /**
   * Spends the token: a second call with it is `false`.
   * @param ip address of the visitor
   * @param form where the token was sent
   */
  verify(token: string, ip: string, form: CaptchaForm): Promise<boolean>;
}

interface SmartCaptchaOptions {
  readonly secret: string;
  /** The site the token must have been issued on. */
  readonly hostname: string;
  readonly fetch: typeof fetch;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const validateUrl = 'https://smartcaptcha.cloud.yandex.ru/validate';
const timeout = 3000;

/** Yandex SmartCaptcha. No answer counts as a failed check: an attacker must not win by blocking it. */
export function createSmartCaptcha({ secret, hostname, fetch, log }: SmartCaptchaOptions): Captcha {
  return {
    async verify(token, ip) {
      try {
        const response = await fetch(validateUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, token, ip }),
          signal: AbortSignal.timeout(timeout),
        });
        const answer: unknown = await response.json();
        if (!response.ok || typeof answer !== 'object' || answer === null) {
          throw new Error(`status ${response.status}`);
        }
        const isOk = 'status' in answer && answer.status === 'ok';
        const host = 'host' in answer && typeof answer.host === 'string' ? answer.host : '';
        return isOk && host.replace(/:\d+$/, '') === hostname;
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'captcha service does not answer',
        );
        return false;
      }
    },
  };
}
