import type { CaptchaEvent } from './provider.ts';

export interface CaptchaState {
  /** The token to send with the form; submit waits for it. */
  token: string | undefined;
  /** The challenge covers the page: the popup hides but keeps its state. */
  isChallengeVisible: boolean;
  /** Russian sentence to show under the box. */
  error: string | undefined;
  /** The server has asked for the check: a form that begins without one shows it from now on. */
  isAsked: boolean;
  /** Grows when the widget has to get a fresh token by itself. */
  attempt: number;
  /** Grows when the person has to pass the check again: key of the widget. */
  reset: number;
}

export type CaptchaAction =
  | CaptchaEvent
  /** The try failed for another reason: its one-time token is spent (readings D16). */
  | { type: 'spent' }
  /** The server did not accept the captcha, or asks for one. */
  | { type: 'refused' }
  /** The popup opens: what its last opening left is forgotten. */
  | { type: 'opened' };

const widgetError = 'Ошибка капчи. Попробуйте еще раз.';
const refusedError = 'Пожалуйста, пройдите проверку капчи';

export const initialCaptchaState: CaptchaState = {
  token: undefined,
  isChallengeVisible: false,
  error: undefined,
  isAsked: false,
  attempt: 0,
  reset: 0,
};

/** Life of the captcha in a popup (specification sections 4 and 8). */
export function captchaReducer(state: CaptchaState, action: CaptchaAction): CaptchaState {
  switch (action.type) {
    case 'ready':
      return state.error === widgetError ? { ...state, error: undefined } : state;
    case 'visible':
      return { ...state, isChallengeVisible: true };
    case 'hidden':
      return { ...state, isChallengeVisible: false };
    case 'token':
      return { ...state, token: action.token, error: undefined };
    case 'expired':
      return { ...state, token: undefined };
    case 'error':
      return { ...state, token: undefined, isChallengeVisible: false, error: widgetError };
    case 'spent':
      return { ...state, token: undefined, attempt: state.attempt + 1 };
    case 'refused':
      return { ...state, token: undefined, error: refusedError, isAsked: true, reset: state.reset + 1 };
    case 'opened':
      return initialCaptchaState;
  }
}
