import type { Photo, Subscription } from '#src/api/contract.ts';
import type { SubscriptionView } from '#src/components/pages/SubscriptionsPage/SubscriptionsPage.tsx';
import type { Author } from '#src/data/subscriptions/calls.ts';
import { authorIdOf } from '#src/data/subscriptions/list.ts';
import { formatMonthlyPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatDate } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { profileHref } from '../shared/paths.ts';
import { portraitOf } from '../shared/people.ts';

/** An entry of any server: only its `id` is sure (specification section 3); Django REST may send the author's id alone. */
type Entry = Pick<Subscription, 'id'> & { readonly [Field in keyof Omit<Subscription, 'id'>]?: unknown };

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isPhoto = (value: unknown): value is Photo =>
  typeof value === 'object' && value !== null && 'sources' in value && Array.isArray(value.sources);

/** An author of any server. */
export function presentAuthor(author: unknown) {
  const fields: { readonly [Field in keyof Subscription['author']]?: unknown } =
    typeof author === 'object' && author !== null ? author : {};
  const number = authorIdOf({ author });
  const nameless = number === undefined ? 'Автор' : `Автор № ${number}`;
  const name = textOf(fields.name) ?? nameless;
  const { portrait, user_id } = fields;
  const photo = isPhoto(fields.photo) ? fields.photo : undefined;
  return {
    name,
    role: textOf(fields.role),
    portrait: portraitOf(name, { portrait, photo }),
    href: typeof user_id === 'number' ? profileHref(user_id) : undefined,
  };
}

function presentPrice(price: unknown): string | undefined {
  if (price === null) return 'Бесплатная';
  return typeof price === 'number' ? formatMonthlyPrice(price) : undefined;
}

function presentTerm({ status, price }: Entry, end: string | undefined): string {
  switch (status) {
    case 'active':
      if (price === null) return end === undefined ? 'Активна, без срока' : `Активна до ${end}`;
      return end === undefined ? 'Активна' : `Следующее списание ${end}`;
    case 'cancelled':
      return end === undefined ? 'Отменена' : `Доступ до ${end}`;
    case 'expired':
      return end === undefined ? 'Закончилась' : `Закончилась ${end}`;
    default:
      return '';
  }
}

function presentConsequence({ price }: Entry, end: string | undefined): string {
  if (end !== undefined) return `Доступ к постам останется до ${end}. Больше деньги списываться не будут.`;
  return price === null
    ? 'Доступ к постам для подписчиков закроется сразу.'
    : 'Подписка больше не будет продлеваться.';
}

/** A free subscription can be restored; payments do not exist yet. */
const whatIsLeft = (entry: Entry) =>
  entry.price === null && authorIdOf(entry) !== undefined ? 'restore' : 'none';

/** An entry of the list as its row shows it at the moment `now`; what the server left out is left out here, too. */
export function presentSubscription(entry: Entry, progress: Action, now: Date): SubscriptionView {
  const { role, ...author } = presentAuthor(entry.author);
  const tier = textOf(entry.tier);
  const end = formatDate(textOf(entry.paid_until) ?? '', now);
  const isOver = entry.status === 'cancelled' || entry.status === 'expired';
  return {
    id: entry.id,
    author,
    meta: [role, tier && `«${tier}»`].filter((text) => text !== undefined).join(' · '),
    price: presentPrice(entry.price),
    term: presentTerm(entry, end),
    consequence: presentConsequence(entry, end),
    isOver,
    action: isOver ? whatIsLeft(entry) : entry.price === null ? 'unfollow' : 'cancel',
    progress,
  };
}

/** The occupation and followers of an author of any server: «Музыкант · 1 920 подписчиков». Zero does not show. */
export function aboutAuthor({ role, subscribers }: Partial<Author>): string {
  const followed = subscribers && withNoun(subscribers, ['подписчик', 'подписчика', 'подписчиков']);
  return [role, followed].filter((text) => text).join('\u00a0· ');
}
