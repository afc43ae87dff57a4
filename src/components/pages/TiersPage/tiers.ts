import { formatPrice } from '#src/format/money.ts';
import { withNoun } from '#src/format/plural.ts';
import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import type { GoalFormProps } from '../../forms/GoalForm/GoalForm.tsx';
import type { GoalProgressProps } from '../../sections/GoalProgress/GoalProgress.tsx';
import type { OwnTier, TierField, TierTerms } from '../../forms/TierForm/TierForm.tsx';

/** The author's tiers. */
export interface TiersView {
  /** Number of free followers. */
  readonly followers: number;
  /** In the order of readers. */
  readonly open: readonly OwnTier[];
  /** Closed to new subscribers. */
  readonly archived: readonly OwnTier[];
}

/** Fees on a payment, in percent. */
export interface TierFees {
  readonly platform: number;
  readonly paymentSystem: number;
}

/** The author's goal and its form. */
export interface OwnGoal {
  /** @default no goal is set */
  readonly progress?: GoalProgressProps | undefined;
  readonly form: GoalFormProps;
}

export interface TiersPageProps {
  tiers: Load<TiersView>;
  fees: TierFees;
  /** The goal of donations. @default nothing can be paid for here */
  goal?: OwnGoal | undefined;
  /** One's own page. */
  profileHref: string;
  /** The last save of the form that is open. */
  saving: Action<TierField>;
  /** The last change of the order, or of what is archived. */
  change: Action;
  /** Save a tier; `undefined` is a new one. */
  onSave: (id: number | undefined, terms: TierTerms) => void;
  /** Another order of the open ones; it shows once `tiers` has it. */
  onReorder: (ids: readonly number[]) => void;
  /** Archives the tier. */
  onArchive: (id: number) => void;
  /** Out of the archive, to the end of the list. */
  onRestore: (id: number) => void;
  /** Load them once more. */
  onRetry: () => void;
}

/** Note of the free subscription. */
export const freeNote = 'Новые посты в ленте и посты для подписчиков';

/** «42 человека». */
export const people = (count: number): string => withNoun(count, ['человек', 'человека', 'человек']);

/** «42 человека из 100», where there is a limit. */
export const membersOf = ({ members, places }: OwnTier): string =>
  places === null ? people(members) : `${people(members)} из ${places.toLocaleString('ru-RU')}`;

const percent = (size: number): string => `${size.toLocaleString('ru-RU')}\u00a0%`;

/** The author's income from a price in kopecks, in a sentence. */
export function incomeOf(price: number, { platform, paymentSystem }: TierFees): string {
  // Hundredths of a percent are whole numbers, as kopecks are; together they are exact.
  const fees = Math.round((platform + paymentSystem) * 100);
  const income = Math.round((price * (10_000 - fees)) / 10_000);
  return `С ${formatPrice(price)} вам придёт ${formatPrice(income)}: ${percent(platform)} берёт платформа, ${percent(paymentSystem)} платёжная система.`;
}
