import type { LimitName } from '../settings/limits.ts';

/** The name of what a limit counts, in the genitive: of one, of many. */
export type Noun = readonly [one: string, many: string];

/** What a person reads who meets one of these: «Не больше 10 комментариев в минуту.» */
export const nouns: Readonly<Partial<Record<LimitName, Noun>>> = {
  LIMIT_COMMENT: ['комментария', 'комментариев'],
  LIMIT_COMPLAINT: ['жалобы', 'жалоб'],
  LIMIT_CROP: ['кадрирования', 'кадрирований'],
  LIMIT_PROFILE: ['страницы', 'страниц'],
  LIMIT_PUBLISH: ['публикации', 'публикаций'],
  LIMIT_PUBLISH_NEW: ['публикации', 'публикаций'],
  LIMIT_RENAME: ['смены имени', 'смен имени'],
  LIMIT_SEARCH: ['запроса', 'запросов'],
  LIMIT_UPLOAD: ['файла', 'файлов'],
  LIMIT_WRITE: ['изменения', 'изменений'],
};
