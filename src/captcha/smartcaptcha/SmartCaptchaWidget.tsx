import { SmartCaptcha, useSmartCaptchaLoader } from '@yandex/smart-captcha';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CaptchaBox } from '#src/components/primitives/CaptchaBox/CaptchaBox.tsx';
import type { CaptchaWidget } from '../provider.ts';
import { useSlow } from '../useSlow.ts';
import { focusChallenge } from './focusChallenge.ts';
import { reloadScript } from './script.ts';

/** The library does not report a script that never answers. */
const TIMEOUT_MS = 10_000;

export interface SmartCaptchaConfig {
  sitekey: string;
  /** Host of the script. @default 'smartcaptcha.cloud.yandex.ru' */
  host?: string;
}

/** Yandex SmartCaptcha in Russian, with the time limit, the failure and the retry that its library lacks. */
export function createSmartCaptcha({ sitekey, host }: SmartCaptchaConfig): CaptchaWidget {
  return function SmartCaptchaWidget({ attempt, onEvent }) {
    const [hasFailed, setFailed] = useState(false);
    // Stable: the library reloads for every new error handler.
    const fail = useCallback(() => {
      setFailed(true);
      onEvent({ type: 'error' });
    }, [onEvent]);
    const api = useSmartCaptchaLoader(host, fail);
    const isLoaded = api !== undefined;
    const isSlow = useSlow(!isLoaded && !hasFailed);
    const ref = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (isLoaded || hasFailed) return undefined;
      const timer = setTimeout(fail, TIMEOUT_MS);
      return () => clearTimeout(timer);
    }, [isLoaded, hasFailed, fail]);

    useEffect(() => {
      if (!isLoaded) return;
      setFailed(false);
      onEvent({ type: 'ready' });
    }, [isLoaded, onEvent]);

    const handlers = useMemo(
      () => ({
        onSuccess: (token: string) => onEvent({ type: 'token', token }),
        onChallengeVisible: () => {
          onEvent({ type: 'visible' });
          if (ref.current) focusChallenge(ref.current, host);
        },
        onChallengeHidden: () => onEvent({ type: 'hidden' }),
        onTokenExpired: () => onEvent({ type: 'expired' }),
        onNetworkError: fail,
        onJavascriptError: fail,
      }),
      [onEvent, fail],
    );

    const retry = () => {
      setFailed(false);
      if (isLoaded) onEvent({ type: 'ready' });
      else reloadScript(host, fail);
    };

    if (hasFailed) return <CaptchaBox status="error" onPress={retry} />;
    if (!isLoaded) return <CaptchaBox status={isSlow ? 'slowLoading' : 'loading'} />;
    // The library has no reset: a new key is a new widget.
    return (
      <div ref={ref}>
        <SmartCaptcha
          key={attempt}
          sitekey={sitekey}
          language="ru"
          theme="auto"
          {...(host === undefined ? {} : { host })}
          {...handlers}
        />
      </div>
    );
  };
}
