import MiniSearch from 'minisearch';
import type { ArticleLink } from '#src/components/pages/KnowledgePage/KnowledgePage.tsx';
import { paths } from '../shared/paths.ts';
import type { Text } from '../shared/text.ts';
import { index } from './articles.search';
import { text as access } from './articles/access.md';
import { text as audience } from './articles/audience.md';
import { text as cancel } from './articles/cancel.md';
import { text as copied } from './articles/copied.md';
import { text as deletion } from './articles/delete.md';
import { text as email } from './articles/email.md';
import { text as fees } from './articles/fees.md';
import { text as growth } from './articles/growth.md';
import { text as page } from './articles/page.md';
import { text as paidPost } from './articles/paid-post.md';
import { text as password } from './articles/password.md';
import { text as payouts } from './articles/payouts.md';
import { text as phone } from './articles/phone.md';
import { text as prices } from './articles/prices.md';
import { text as security } from './articles/security.md';
import { text as start } from './articles/start.md';
import { searchOptions } from './searchOptions.ts';

/** The knowledge base in the order it is read; an article's key is the name of its file and its address. */
export const groups: readonly {
  readonly title: string;
  readonly articles: Readonly<Record<string, Text>>;
}[] = [
  { title: 'Начало работы', articles: { start, access, page, 'paid-post': paidPost } },
  { title: 'Деньги', articles: { payouts, fees, prices, cancel } },
  { title: 'Аудитория', articles: { growth, audience, copied } },
  { title: 'Аккаунт', articles: { security, password, email, phone, delete: deletion } },
];

/** Every article by its key. */
export const articles: ReadonlyMap<string, Text> = new Map(
  groups.flatMap((group) => Object.entries(group.articles)),
);

/** An article's address and what leads to it. @param id its key in the catalogue */
export const linkTo = (id: string, { title, description }: Text): ArticleLink => ({
  href: `${paths.knowledgeBase}?article=${id}`,
  title,
  description,
});

/** Returns up to three articles of the same group: the next ones in reading order, starting again after the last. */
export function linksBeside(id: string): ArticleLink[] {
  const group = groups.find((each) => id in each.articles);
  const entries = Object.entries(group?.articles ?? {});
  const at = entries.findIndex(([key]) => key === id);
  const others = [...entries.slice(at + 1), ...entries.slice(0, at)];
  return others.slice(0, 3).map(([key, text]) => linkTo(key, text));
}

const search = MiniSearch.loadJS(index, searchOptions);

/** Keys of the articles that hold every word of the query, in any of its forms or begun, the best first. */
export const findArticles = (query: string): string[] => search.search(query).map(({ id }) => String(id));
