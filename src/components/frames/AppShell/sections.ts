import type { IconName } from '../../primitives/Icon/Icon.tsx';

/** Parts of the inner area that the shell leads to. */
export type AppSection =
  | 'feed'
  | 'authors'
  | 'create'
  | 'profile'
  | 'posts'
  | 'analytics'
  | 'money'
  | 'subscriptions'
  | 'settings'
  | 'knowledgeBase';

/** Addresses of the sections. Not everybody has money. */
export type SectionLinks = Readonly<
  Record<Exclude<AppSection, 'money'>, string> & { money?: string | undefined }
>;

interface SectionLooks {
  readonly label: string;
  /** Shorter label for the tab bar, where the full one has no room. */
  readonly tabLabel?: string;
  readonly icon: IconName;
}

export const sections: Readonly<Record<AppSection, SectionLooks>> = {
  feed: { label: 'Лента', icon: 'feed' },
  authors: { label: 'Авторы', icon: 'people' },
  create: { label: 'Создать пост', tabLabel: 'Создать', icon: 'plus' },
  profile: { label: 'Профиль', icon: 'user' },
  posts: { label: 'Мои посты', icon: 'posts' },
  analytics: { label: 'Аналитика', icon: 'chart' },
  money: { label: 'Деньги', icon: 'coin' },
  subscriptions: { label: 'Подписки', icon: 'heart' },
  settings: { label: 'Настройки', icon: 'gear' },
  knowledgeBase: { label: 'База знаний', icon: 'book' },
};

export const sidebarOrder = [
  'feed',
  'authors',
  'create',
  'profile',
  'posts',
  'analytics',
  'money',
  'subscriptions',
  'settings',
  'knowledgeBase',
] as const satisfies readonly AppSection[];

/** People use these daily. */
export const tabBarOrder = [
  'feed',
  'authors',
  'create',
  'subscriptions',
  'profile',
] as const satisfies readonly AppSection[];

/** Sections of an order that this person has, with their addresses. */
export const sectionsOf = (order: readonly AppSection[], links: SectionLinks) =>
  order.flatMap((section) => {
    const href = links[section];
    return href === undefined ? [] : [{ section, href }];
  });

/** The menu behind the portrait has the sections that a narrow screen shows neither in the tab bar nor in the header. */
export const accountOrder = [
  'posts',
  'analytics',
  'money',
  'settings',
  'knowledgeBase',
] as const satisfies readonly AppSection[];
