import type { Text } from '../shared/text.ts';
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
