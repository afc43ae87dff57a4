import type { IconName } from '../../primitives/Icon/index.ts';

/** Parts of the inner area that the shell leads to. */
export type AppSection =
  | 'feed'
  | 'create'
  | 'profile'
  | 'posts'
  | 'analytics'
  | 'subscriptions'
  | 'settings'
  | 'knowledgeBase';

interface SectionLooks {
  readonly label: string;
  /** Shorter label for the tab bar, where the full one has no room. */
  readonly tabLabel?: string;
  readonly icon: IconName;
}

export const sections: Readonly<Record<AppSection, SectionLooks>> = {
  feed: { label: 'Лента', icon: 'feed' },
  create: { label: 'Создать пост', tabLabel: 'Создать', icon: 'plus' },
  profile: { label: 'Профиль', icon: 'user' },
  posts: { label: 'Мои посты', icon: 'posts' },
  analytics: { label: 'Аналитика', icon: 'chart' },
  subscriptions: { label: 'Подписки', icon: 'heart' },
  settings: { label: 'Настройки', icon: 'gear' },
  knowledgeBase: { label: 'База знаний', icon: 'book' },
};

export const sidebarOrder = [
  'feed',
  'create',
  'profile',
  'posts',
  'analytics',
  'subscriptions',
  'settings',
  'knowledgeBase',
] as const satisfies readonly AppSection[];

/** Settings and the knowledge base open from the profile on narrow screens (design section 9). */
export const tabBarOrder = [
  'feed',
  'analytics',
  'create',
  'subscriptions',
  'profile',
] as const satisfies readonly AppSection[];
