import { type ApiError, firstMessages, formatError } from '#src/api/errors.ts';

const lost =
  'Не\u00a0отправилось: пропала связь. Текст на\u00a0месте, он\u00a0сохранён в\u00a0этом браузере.';
const refused = 'Не\u00a0отправилось. Текст на\u00a0месте, отправьте ещё раз чуть позже.';

/** Why a comment was not sent, in words that stand under it. */
export const sendFailure = (error: ApiError): string =>
  error.kind === 'offline' ? lost : (firstMessages(error)['text'] ?? formatError(error, refused));
