import { useEffect, useRef } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import * as css from './ActivationNotice.css.ts';

export interface ActivationNoticeProps {
  /** Address that the message was sent to. */
  email: string;
  /** The last request for another message. */
  status: Action;
  /** Asks for another message. */
  onResend: () => void;
}

/** The account exists but waits for its e-mail to be confirmed (readings D7). */
export function ActivationNotice({ email, status, onResend }: ActivationNoticeProps) {
  const isPending = status.kind === 'pending';
  const ref = useRef<HTMLDivElement>(null);
  // The form that had focus has disappeared.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={css.notice} role="group" aria-label="Подтверждение email" tabIndex={-1}>
      <Stack gap={20}>
        <Banner tone="success">Аккаунт создан. Осталось подтвердить email.</Banner>
        <p className={css.text}>
          {'Мы отправили письмо на '}
          <b>{email}</b>. Перейдите по ссылке из него, затем войдите.
        </p>
        <Banner tone="error">{failureOf(status)}</Banner>
        <Banner tone="info">{status.kind === 'done' ? status.message : undefined}</Banner>
        <Button kind="outline" width="full" isPending={isPending} onPress={onResend}>
          {isPending ? 'Отправка...' : 'Отправить письмо ещё раз'}
        </Button>
      </Stack>
    </div>
  );
}
