import { stemmer } from '@orama/stemmers/russian';
import type { Options } from 'minisearch';

/** The searchable fields of an article. */
export interface Searched {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Index and search use the same options: «выплаты», «выплат» and «Выплата» are one word. */
export const searchOptions: Options<Searched> = {
  fields: ['title', 'description', 'body'],
  processTerm: (term) => stemmer(term.normalize().toLowerCase().replaceAll('ё', 'е')),
  searchOptions: { boost: { title: 4, description: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};
