/** Everything a call can fail with. */
export type ApiError =
  /** No answer: offline, refused, cut off, called off, or longer than the time limit. */
  | { kind: 'offline' }
  /** An answer that is a failure. Every text in it is trimmed, of bounded length and free of control characters. */
  | {
      kind: 'http';
      status: number;
      detail?: string;
      /** Names a refusal for programs, beside a detail: `email_not_verified`. */
      code?: string;
      /** Has no prototype; a field whose messages are unreadable keeps an empty list. */
      fields: Record<string, string[]>;
      nonField: string[];
      /** Seconds, where the header is readable (cross-origin it usually is not). */
      retryAfter?: number;
    }
  /** A success that is not what the contract promises: HTML, an empty body, a wrong shape. */
  | { kind: 'malformed' }
  /** The session refused by itself; `message` is for people. */
  | { kind: 'session'; message: string };

export const offline: ApiError = { kind: 'offline' };
export const malformed: ApiError = { kind: 'malformed' };

/** A path that cannot exist is a 404 without a request. */
export const noSuchPath: ApiError = { kind: 'http', status: 404, fields: Object.create(null), nonField: [] };

export type HttpError = Extract<ApiError, { kind: 'http' }>;

export const networkMessage = 'Ошибка соединения с сервером. Попробуйте позже.';
const fallbackMessage = 'Произошла ошибка';

const labels: Readonly<Record<string, string>> = {
  email: 'Email',
  username: 'Имя пользователя',
  first_name: 'Имя',
  last_name: 'Фамилия',
  phone: 'Телефон',
  password: 'Пароль',
  current_password: 'Текущий пароль',
  new_password: 'Новый пароль',
  re_new_password: 'Подтверждение пароля',
  new_email: 'Новый email',
  re_new_email: 'Подтверждение email',
  captcha: 'Капча',
  captcha_token: 'Капча',
  key: 'Код',
};

/**
 * Text for a failure (specification section 8): the detail; else the non-field errors joined by «. »; else a line
 * «Метка: сообщение» per field, without the label if the field has no Russian name.
 * @param fallback said when the server gave nothing readable
 */
export function formatError(error: ApiError, fallback = fallbackMessage): string {
  switch (error.kind) {
    case 'offline':
      return networkMessage;
    case 'malformed':
      return fallback;
    case 'session':
      return error.message || fallback;
    case 'http':
      return error.detail || joinSentences(error.nonField) || fieldLines(error) || fallback;
  }
}

/** The first message of every field that has one, for showing beside the fields; has no prototype. */
export function firstMessages(error: ApiError): Record<string, string> {
  const messages: Record<string, string> = Object.create(null);
  if (error.kind !== 'http') return messages;
  for (const [field, [first]] of Object.entries(error.fields)) {
    if (first !== undefined) messages[field] = first;
  }
  return messages;
}

function fieldLines({ fields }: HttpError): string {
  const lines: string[] = [];
  for (const [field, messages] of Object.entries(fields)) {
    if (messages.length === 0) continue;
    const label = Object.hasOwn(labels, field) ? `${labels[field]}: ` : '';
    lines.push(label + joinSentences(messages));
  }
  return lines.join('\n');
}

/** Joins by «. » without doubling the full stop Django's messages already end with. */
const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => (index < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('. ');
