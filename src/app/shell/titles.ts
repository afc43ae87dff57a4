import { type InnerName, nameOf } from '../shared/paths.ts';

/**
 * Titles of the pages that the build knows without their content. The document that a page is served from has it, and the
 * page while it downloads.
 */
export const titles = {
  resetPassword: 'Новый пароль',
  activationResult: 'Подтверждение email',
  feed: 'Лента',
  post: 'Пост',
  postEdit: 'Редактирование поста',
  create: 'Новый пост',
  profile: 'Профиль',
  profileEdit: 'Редактирование профиля',
  userProfile: 'Профиль автора',
  settings: 'Настройки',
  analytics: 'Аналитика',
  money: 'Деньги',
  statement: 'Движения денег',
  knowledgeBase: 'База знаний',
  checkout: 'Оплата',
  receipt: 'Чек',
} as const satisfies Readonly<Record<InnerName | 'resetPassword' | 'activationResult', string>>;

const byName: Readonly<Record<string, string>> = titles;

/** Returns the title of the page at `pathname`; `undefined` for the landing page, texts and the not-found page. */
export function titleOf(pathname: string): string | undefined {
  const name = nameOf(pathname);
  return name && byName[name];
}
