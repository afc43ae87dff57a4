import { type ApiError, firstMessages, formatError } from '#src/api/errors.ts';

const lost = 'Не отправилось: пропала связь. Текст на месте,';
const kept = `${lost} он сохранён в этом браузере.`;
const unkept = `${lost} пока открыта страница.`;
const refused = 'Не отправилось. Текст на месте, отправьте ещё раз чуть позже.';

/** The sentence under a comment that was not sent. @param isStored its text outlives the page */
export function sendFailure(error: ApiError, isKept: boolean): string {
  if (error.kind === 'offline') return isKept ? kept : unkept;
  return firstMessages(error)['text'] ?? formatError(error, refused);
}
