import { useLayoutEffect, useReducer, type Dispatch } from 'react';
import {
  captchaReducer,
  initialCaptchaState,
  type CaptchaAction,
  type CaptchaState,
} from './captchaReducer.ts';

export interface CaptchaController extends CaptchaState {
  /** The same function between renders; takes the widget's events and the result of the form. */
  dispatch: Dispatch<CaptchaAction>;
}

/**
 * State of a form's captcha. After each failed try say what happened: `spent`, or `refused` when the server's answer
 * speaks of the captcha (specification section 8).
 *
 * @param isOpen whether the form is on the screen; every opening starts again
 */
export function useCaptcha(isOpen: boolean): CaptchaController {
  const [state, dispatch] = useReducer(captchaReducer, initialCaptchaState);
  useLayoutEffect(() => {
    if (isOpen) dispatch({ type: 'opened' });
  }, [isOpen]);
  return { ...state, dispatch };
}
