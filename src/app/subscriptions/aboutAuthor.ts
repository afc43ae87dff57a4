import type { Author } from '#src/data/subscriptions/calls.ts';
import { withNoun } from '#src/format/plural.ts';

/** The occupation and followers of an author of any server: «Музыкант · 1 920 подписчиков». Zero does not show. */
export function aboutAuthor({ role, subscribers }: Partial<Author>): string {
  const followed = subscribers && withNoun(subscribers, ['подписчик', 'подписчика', 'подписчиков']);
  return [role, followed].filter((text) => text).join('\u00a0· ');
}
