import type { Message } from '../../.storybook/facts/message.ts';

/** Origin of messages as a person meets them; the first match takes a message, the last takes all others. */
const groups: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Под полем', /^src\/validation\//],
  ['Вход, регистрация, пароль', /^src\/(session\/|captcha\/|app\/(auth\/|shared\/failures))/],
  [
    'Нет связи и неожиданный ответ',
    /^src\/(api\/|app\/shell\/(notices|loading|crash)\/|components\/sections\/LoadFailure)/,
  ],
  ['Загрузка файлов', /^src\/(data|server)\/uploads\//],
  ['Ответ сервера', /^src\/server\//],
  ['На страницах и в уведомлениях', /^src\//],
];

/** A text once, with all of its places. */
export interface Entry {
  readonly text: string;
  readonly isQuoted: boolean;
  /** `src/validation/email.ts:39` */
  readonly places: readonly string[];
  readonly shownIn: readonly string[];
  readonly stories: readonly string[];
}

/** Messages by where a person meets them, each text once in its group. */
export function groupMessages(messages: readonly Message[]): { title: string; entries: Entry[] }[] {
  const found = new Map(groups.map(([title]) => [title, new Map<string, Entry>()]));
  for (const { text, path, line, shownIn, stories, isQuoted } of messages) {
    const title = groups.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
    const entries = found.get(title);
    const known = entries?.get(text);
    entries?.set(text, {
      text,
      isQuoted,
      places: [...(known?.places ?? []), `${path}:${line}`],
      shownIn: [...(known?.shownIn ?? []), ...shownIn],
      stories,
    });
  }
  return [...found].map(([title, entries]) => ({ title, entries: [...entries.values()] }));
}

/** True if the text has the words of the query; case and ё make no difference. */
export const isFound = (text: string, query: string): boolean => fold(text).includes(fold(query.trim()));

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
