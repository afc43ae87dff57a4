import type { ArtName } from '../../primitives/Art/Art.tsx';
import type { ReceiptProps } from '../../primitives/Receipt/Receipt.tsx';
import type { FeeSplitProps } from '../../sections/FeeSplit/FeeSplit.tsx';
import type { GoalProgressProps } from '../../sections/GoalProgress/GoalProgress.tsx';
import type { PaymentOption } from '../../sections/PaymentChoice/PaymentChoice.tsx';
import type { TimelineStep } from '../../sections/Timeline/Timeline.tsx';
import type { Action } from '#src/status/action.ts';

/** Subject of an order. */
export type Purchase =
  /** A month that renews itself; `consent` is the sentence to tick: how much, when, until when. */
  | { readonly kind: 'tier'; readonly title: string; readonly lead: string; readonly consent: string }
  /** A post for good; `remark` says what it is not a part of. */
  | { readonly kind: 'post'; readonly title: string; readonly lead: string; readonly remark?: string }
  | {
      readonly kind: 'donation';
      readonly title: string;
      readonly goal?: GoalProgressProps | undefined;
      /** Listed sums in whole roubles; the first choice is the second of them. */
      readonly amounts: readonly number[];
      /** «Увидит только Анна». */
      readonly privacy: string;
    };

export type CheckoutField = 'amount' | 'message' | 'email' | 'consent';

/** Reasons of a bank, in our words: it tells us no more. */
export type Refusal = 'funds' | 'expired' | 'forbidden' | 'code' | 'unknown';

/** A link that looks like a button. */
export interface Way {
  readonly label: string;
  readonly href: string;
}

/** Something that has opened. */
export interface OpenedPost {
  readonly title: string;
  readonly href: string;
  /** «17 ноября · фильм, 30 минут». */
  readonly note: string;
  readonly art: ArtName;
}

/** State of an order, from the form to its end. */
export type CheckoutState =
  /** The form; `warning` tells of a price that has changed meanwhile. */
  | { readonly kind: 'entering'; readonly paying: Action<CheckoutField>; readonly warning?: string }
  /** The connection broke at the press: nobody knows yet if the order was paid. */
  | { readonly kind: 'uncertain' }
  | {
      readonly kind: 'waiting';
      readonly steps: readonly TimelineStep[];
      readonly bankHref: string;
      readonly cancelling: Action;
    }
  /** The bank is silent; `checkedAt` and `closesAt` are times of the day: «16:55». */
  | {
      readonly kind: 'silent';
      readonly checkedAt: string;
      readonly closesAt: string;
      readonly checking: Action;
    }
  | {
      readonly kind: 'paid';
      readonly title: string;
      readonly sentence: string;
      readonly opened: readonly OpenedPost[];
      readonly goal?: GoalProgressProps;
      readonly ways: readonly [Way, ...Way[]];
      readonly next?: string;
    }
  /** `waitsUntil` is the time of the day when the order closes. */
  | {
      readonly kind: 'refused';
      readonly reason: Refusal;
      readonly waitsUntil: string;
      readonly paying: Action<CheckoutField>;
    }
  | { readonly kind: 'returned'; readonly steps: readonly TimelineStep[]; readonly bankHref: string }
  | { readonly kind: 'expired'; readonly againHref: string }
  | { readonly kind: 'paidElsewhere'; readonly paidAt: string; readonly ways: readonly [Way, ...Way[]] }
  /** A second subscription of the same kind does not exist. */
  | {
      readonly kind: 'owned';
      readonly title: string;
      readonly sentence: string;
      readonly ways: readonly [Way, ...Way[]];
    }
  | { readonly kind: 'off' };

/** An order with everything that its page shows. */
export interface Checkout {
  readonly purchase: Purchase;
  readonly receipt: ReceiptProps;
  readonly split: FeeSplitProps;
  readonly summaryNote: string;
  /** The price. */
  readonly kopecks: number;
  readonly options: readonly PaymentOption[];
  /** Address for the receipt: the one of the account, or the one typed. */
  readonly email: string;
  readonly state: CheckoutState;
}

/** Values that «Оплатить» sends. */
export interface Payment {
  /** Id of the way to pay. */
  readonly option: string;
  readonly email: string;
  /** Kopecks and words of a donation. */
  readonly donation?: {
    readonly kopecks: number;
    readonly message: string;
    readonly isNameShown: boolean;
  };
}

/** Answers to the presses on the page. */
export interface CheckoutActions {
  /** Pay; the same order is never paid twice. */
  readonly onPay: (payment: Payment) => void;
  /** Another sum was chosen for a donation, in kopecks: the receipt follows. */
  readonly onAmountChange: (kopecks: number) => void;
  /** Give the payment up while the bank has not answered. */
  readonly onCancel: () => void;
  /** Ask the bank once more. */
  readonly onCheck: () => void;
  /** Go back to the ways to pay. */
  readonly onChooseAgain: () => void;
}

/** Pages that the checkout leads to. */
export interface CheckoutLinks {
  readonly terms: string;
  readonly support: string;
}
