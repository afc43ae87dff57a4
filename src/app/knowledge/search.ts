import MiniSearch from 'minisearch';
import { index } from './articles.search';
import { searchOptions } from './searchOptions.ts';

const search = MiniSearch.loadJS(index, searchOptions);

/** Keys of the articles that hold every word of the query, in any of its forms or begun, the best first. */
export const findArticles = (query: string): string[] => search.search(query).map(({ id }) => String(id));
