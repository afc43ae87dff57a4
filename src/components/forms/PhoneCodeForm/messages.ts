/** `75` → `1:15`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const messages = {
  resend: (secondsLeft: number, isResendPending: boolean): string => {
    if (isResendPending) return 'Отправка...';
    return secondsLeft > 0 ? `Новый код через ${clock(secondsLeft)}` : 'Отправить новый код';
  },
} as const;
