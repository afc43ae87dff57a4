import { type ReactNode, useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { CheckoutFrame, type CheckoutFrameProps } from '../../frames/CheckoutFrame/CheckoutFrame.tsx';
import type { ArtName } from '../../primitives/Art/Art.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { PendingDots } from '../../primitives/PendingDots/PendingDots.tsx';
import { Receipt } from '../../primitives/Receipt/Receipt.tsx';
import { TextSkeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { FeeSplit } from '../../sections/FeeSplit/FeeSplit.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import type { Checkout, CheckoutActions, CheckoutLinks, Purchase } from './checkout.ts';
import { CheckoutBody } from './CheckoutBody.tsx';
import { wordsOf } from './words.ts';
import * as css from './CheckoutPage.css.ts';

export type { Checkout, CheckoutActions, CheckoutState } from './checkout.ts';

export interface CheckoutPageProps extends Pick<CheckoutFrameProps, 'homeHref' | 'back' | 'isTest'> {
  checkout: Load<Checkout>;
  links: CheckoutLinks;
  actions: CheckoutActions;
  /** Load the order once more, after a failure. */
  onRetry: () => void;
}

const tiles = { tier: 'lens', post: 'duet', donation: 'hands' } as const satisfies Record<
  Purchase['kind'],
  ArtName
>;

/**
 * Checkout of a tier, a post or a donation, from the form to its end. At each change of state, and back from the bank,
 * focus goes to the title; the sentence below is announced.
 */
export function CheckoutPage({ checkout, links, actions, onRetry, ...frame }: CheckoutPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const order = checkout.kind === 'loading' ? undefined : checkout.value;
  const isForm = order?.state.kind === 'entering';
  useFocusOn(order?.state.kind, (previous) => (previous === undefined && isForm ? undefined : title.current));
  if (checkout.kind === 'loading')
    return (
      <CheckoutFrame {...frame} art="lens">
        <Busy>
          <CheckoutSkeleton />
        </Busy>
      </CheckoutFrame>
    );
  if (order === undefined)
    return (
      <CheckoutFrame {...frame} art="lens">
        <PageTitle kind="form" ref={title}>
          Оплата
        </PageTitle>
        <LoadFailure load={checkout} onRetry={onRetry} fallbackFocus={title} />
      </CheckoutFrame>
    );
  const { title: name, sentence, refusal } = wordsOf(order);
  return (
    <CheckoutFrame {...frame} art={tiles[order.purchase.kind]} order={orderOf(order)}>
      <PageTitle kind="form" ref={title}>
        {order.state.kind === 'waiting' ? <Waiting>{name}</Waiting> : name}
      </PageTitle>
      <p className={css.lead} role="status">
        {sentence}
      </p>
      <div className={css.answer}>
        <Banner tone="error">{refusal}</Banner>
        <LoadFailure load={checkout} onRetry={onRetry} fallbackFocus={title} />
      </div>
      <CheckoutBody order={order} links={links} actions={actions} backHref={frame.back.href} />
    </CheckoutFrame>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <span className={css.waiting}>
      {children}
      <span className={css.dots}>
        <PendingDots />
      </span>
    </span>
  );
}

/** Nothing is sold without its receipt, unless payments are off. */
function orderOf({ receipt, split, summaryNote, kopecks, state }: Checkout): CheckoutFrameProps['order'] {
  if (state.kind === 'off' || receipt.head.kind === 'document') return undefined;
  const { portrait, title } = receipt.head;
  return {
    summary: { portrait, title, note: summaryNote, kopecks },
    receipt: (
      <Receipt {...receipt}>
        <FeeSplit {...split} />
      </Receipt>
    ),
  };
}

/** The form before its order is known. The parent announces the loading. */
function CheckoutSkeleton() {
  return (
    <>
      <TitleSkeleton />
      <div className={css.lead}>
        <TextSkeleton length="longest" />
      </div>
      <div className={css.body}>
        {['saved', 'sbp', 'card'].map((row) => (
          <TextSkeleton key={row} length="longest" />
        ))}
      </div>
    </>
  );
}
