import { type InnerName, innerNameOf } from '../navigation/paths.ts';

/** Titles of the inner pages. The document that a page is served from has it, and the page while it downloads. */
export const titles: Readonly<Record<InnerName, string>> = {
  feed: 'Лента',
  post: 'Пост',
  postEdit: 'Редактирование поста',
  create: 'Новый пост',
  profile: 'Профиль',
  profileEdit: 'Редактирование профиля',
  userProfile: 'Профиль автора',
  settings: 'Настройки',
  analytics: 'Аналитика',
  knowledgeBase: 'База знаний',
};

/** Returns the title of the inner page at `pathname`. */
export function titleOf(pathname: string): string | undefined {
  const name = innerNameOf(pathname);
  return name && titles[name];
}
