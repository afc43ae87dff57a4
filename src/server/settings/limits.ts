import { limit } from './parsers.ts';
import { setting } from './setting.ts';

/** How often what may happen: number of times and seconds of the window. */
export const limitSettings = {
  LIMIT_LOGIN: setting({
    fallback: '5/60',
    description: 'Log-ins to one e-mail from one address, as times/seconds.',
    parse: limit,
  }),
  LIMIT_LOGIN_IP: setting({
    fallback: '20/60',
    description: 'Log-ins from one address.',
    parse: limit,
  }),
  LIMIT_LOGIN_EMAIL: setting({
    fallback: '100/3600',
    description: 'Failed log-ins to one e-mail from everywhere; beyond it a captcha is asked for.',
    parse: limit,
  }),
  LIMIT_REGISTER_IP: setting({
    fallback: '5/3600',
    description: 'Registrations from one address.',
    parse: limit,
  }),
  LIMIT_LETTER_EMAIL: setting({
    fallback: '3/3600',
    description: 'Letters with a link that may be asked for to one e-mail, for each kind.',
    parse: limit,
  }),
  LIMIT_LETTER_IP: setting({
    fallback: '20/3600',
    description: 'Letters with a link that may be asked for from one address, for each kind.',
    parse: limit,
  }),
  LIMIT_REFRESH: setting({
    fallback: '30/300',
    description: 'Refreshes of one session.',
    parse: limit,
  }),
} as const;

export type LimitName = keyof typeof limitSettings;
