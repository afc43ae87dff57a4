import { useReducer, type Dispatch } from 'react';
import {
  captchaReducer,
  initialCaptchaState,
  type CaptchaAction,
  type CaptchaState,
} from './captchaReducer.ts';

export interface CaptchaController extends CaptchaState {
  /** The same function between renders; takes the widget's events and what became of the registration. */
  dispatch: Dispatch<CaptchaAction>;
}

/**
 * State of the captcha for a registration form. After each failed registration say what happened: `spent`, or
 * `refused` when the server's answer speaks of the captcha (specification section 8).
 */
export function useCaptcha(): CaptchaController {
  const [state, dispatch] = useReducer(captchaReducer, initialCaptchaState);
  return { ...state, dispatch };
}
