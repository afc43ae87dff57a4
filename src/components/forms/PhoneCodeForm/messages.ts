import { formatCountdown } from '#src/format/countdown.ts';

export const messages = {
  resend: (secondsLeft: number, isResendPending: boolean): string => {
    if (isResendPending) return 'Отправка...';
    return secondsLeft > 0 ? `Новый код через ${formatCountdown(secondsLeft)}` : 'Отправить новый код';
  },
} as const;
