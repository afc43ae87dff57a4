import { useEffect, useState } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { useSendPhoneVerification } from '#src/session/index.ts';

/** Seconds between two codes, where the server does not say how many are left. */
const pause = 60;

/** Seconds to wait, when the last code is too fresh for another; a longer wait means that no code was sent lately. */
function waitOf(error: ApiError): number | undefined {
  if (error.kind !== 'http' || error.status !== 429) return undefined;
  const { retryAfter = pause } = error;
  return retryAfter <= pause ? retryAfter : undefined;
}

/**
 * Codes to the account's phone, and how long until the next one may be requested.
 * @param phone the number the account had when it was loaded
 */
export function usePhoneCodes(phone: string) {
  const send = useSendPhoneVerification();
  const [sentTo, setSentTo] = useState<string>();
  const { secondsLeft, start } = useCountdown();

  /** A code to `number`, which is the account's by now. @returns why there is none */
  const request = async (number: string): Promise<ApiError | undefined> => {
    const sent = await send();
    // The page may have been reloaded since the last code.
    const lastSentTo = sentTo ?? phone;
    setSentTo(sent.ok ? number : lastSentTo);
    const wait = sent.ok ? pause : waitOf(sent.error);
    // Too soon for another code: the one this number got is still good.
    const isUnderWay = sent.ok || (wait !== undefined && number === lastSentTo);
    if (!isUnderWay) return sent.error;
    start(wait ?? pause);
    return undefined;
  };

  /** Another code to the same number. @returns why there is none */
  const repeat = async (): Promise<ApiError | undefined> => {
    const sent = await send();
    if (!sent.ok) return sent.error;
    start(pause);
    return undefined;
  };

  return { secondsLeft, request, repeat };
}

/** Seconds until a moment, counted down. */
function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  /** Starts again. @param seconds until the moment */
  const start = (seconds: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };

  return { secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)), start };
}
