import type { SaveState } from '#src/components/sections/SaveStatus/SaveStatus.tsx';
import { type Access, type Audience, reachOf } from '#src/components/sections/AccessPanel/AccessPanel.tsx';
import type { PaywallView } from '#src/components/sections/PostEditor/PostEditor.tsx';
import type { Reply } from '#src/api/contract.ts';
import type { Content, DraftView } from '#src/data/writing/index.ts';
import { formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import { formatClock, formatDate } from '#src/format/time.ts';
import { conflictHref } from '../shared/paths.ts';

/** A time of today, else the day. */
const whenOf = (moment: Date, now: Date): string =>
  moment.toDateString() === now.toDateString()
    ? `в ${formatClock(moment)}`
    : (formatDate(moment.toISOString(), now) ?? '');

/** The line above the text says where it is saved; `undefined` when the page itself says more. */
export function presentStatus({ id, status }: DraftView): SaveState | undefined {
  switch (status.kind) {
    case 'opening':
    case 'missing':
    case 'signedOut':
    case 'otherTab':
      return undefined;
    case 'saved':
      return status.at === undefined
        ? undefined
        : { kind: 'saved', when: whenOf(new Date(status.at), new Date()) };
    case 'unkept':
      return { kind: 'tabOnly' };
    case 'conflict':
      return { kind: 'conflict', href: id === undefined ? '' : conflictHref(id) };
    case 'saving':
    case 'offline':
    case 'failed':
      return { kind: status.kind };
  }
}

type Readers = 'audience' | 'tiers' | 'price';

/** The readers whom the content chooses. */
export function accessOf({ audience, tiers, price }: Pick<Content, Readers>): Access {
  switch (audience) {
    case 'everyone':
      return { kind: 'everyone' };
    case 'subscribers':
      return { kind: 'followers' };
    case 'tiers':
      return { kind: 'tiers', ids: tiers };
    case 'buyers':
      return { kind: 'buyers', price: price ?? undefined };
  }
}

/** The same in the terms of the content. */
export function audienceOf(access: Access): Pick<Content, Readers> {
  switch (access.kind) {
    case 'everyone':
      return { audience: 'everyone', tiers: [], price: null };
    case 'followers':
      return { audience: 'subscribers', tiers: [], price: null };
    case 'tiers':
      return { audience: 'tiers', tiers: [...access.ids], price: null };
    case 'buyers':
      return { audience: 'buyers', tiers: [], price: access.price ?? null };
  }
}

/** The number of the author's readers. */
export const presentAudience = ({ subscribers, tiers }: Reply<'audience'>): Audience => ({
  followers: subscribers,
  tiers: tiers.map(({ id, name, members }) => ({ id, name, count: members })),
});

const people = ['подписчик', 'подписчика', 'подписчиков'] as const;

/** The paywall mark says who reads on and who does not. */
export function presentPaywall(access: Access, audience: Audience | undefined): PaywallView {
  switch (access.kind) {
    case 'everyone':
      return { kind: 'open' };
    case 'followers':
      return {
        kind: 'cuts',
        title: 'Дальше для подписчиков',
        note: 'Остальные увидят только начало.',
      };
    case 'tiers': {
      const names = audience?.tiers
        .filter(({ id }) => access.ids.includes(id))
        .map(({ name }) => `«${name}»`);
      const title =
        names === undefined || names.length === 0 ? 'Дальше для уровней' : `Дальше: ${names.join(', ')}`;
      const rest = audience && audience.followers - (reachOf(access, audience) ?? 0);
      const note =
        rest === undefined || rest <= 0
          ? 'Остальные увидят только начало.'
          : `Остальные, ${withNoun(rest, people)} и гости, увидят только начало.`;
      return { kind: 'cuts', title, note };
    }
    case 'buyers':
      return {
        kind: 'cuts',
        title: access.price === undefined ? 'Дальше для купивших' : `Дальше за ${formatPrice(access.price)}`,
        note: 'Остальные увидят только начало.',
      };
  }
}
