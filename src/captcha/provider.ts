import type { ComponentType } from 'react';

/** Events of a captcha, the same for every provider (specification section 4). */
export type CaptchaEvent =
  /** The widget works (again). */
  | { type: 'ready' }
  /** The challenge covers the page: the popup hides. */
  | { type: 'visible' }
  /** The challenge has closed: the popup is visible again. */
  | { type: 'hidden' }
  /** The check is passed; the token may be sent once. */
  | { type: 'token'; token: string }
  /** The token is too old to be sent. */
  | { type: 'expired' }
  /** The widget did not load, did not answer or broke. */
  | { type: 'error' };

export interface CaptchaWidgetProps {
  /** Counts the tokens asked for: a change asks for a fresh one. */
  attempt: number;
  /** Must stay the same function between renders. */
  onEvent: (event: CaptchaEvent) => void;
}

/** The form that the token is for: our server accepts it in no other. */
export type CaptchaForm = 'login' | 'register' | 'support';

export interface CaptchaConfig {
  /** Origin of the API without a closing slash; an empty string is the page's own. */
  apiOrigin: string;
  form: CaptchaForm;
}

/** The visible part of a provider, 102 px high (specification section 7). */
export type CaptchaWidget = ComponentType<CaptchaWidgetProps>;
