import type { ReactNode } from 'react';
import { failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Timeline } from '../../sections/Timeline/Timeline.tsx';
import type { Checkout, CheckoutActions, CheckoutLinks, CheckoutState } from './checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PaidBody } from './PaidBody.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { Terms } from './Terms.tsx';
import { Ways } from './Ways.tsx';
import * as css from './CheckoutPage.css.ts';

interface CheckoutBodyProps {
  order: Checkout;
  links: CheckoutLinks;
  actions: CheckoutActions;
  /** The page that the purchase began on. */
  backHref: string;
}

/** Everything under the first sentence, by state. */
export function CheckoutBody({ order, links, actions, backHref }: CheckoutBodyProps) {
  const { state } = order;
  switch (state.kind) {
    case 'entering':
      return (
        <CheckoutForm order={order} paying={state.paying} actions={actions} backHref={backHref}>
          <Terms href={links.terms} />
        </CheckoutForm>
      );
    case 'uncertain':
      return (
        <End>
          <Button kind="secondary" isPending>
            Проверяем...
          </Button>
        </End>
      );
    case 'waiting':
      return <WaitingBody state={state} onOpenBank={actions.onOpenBank} />;
    case 'silent':
      return <SilentBody state={state} onCheck={actions.onCheck} supportHref={links.support} />;
    case 'paid':
      return <PaidBody state={state} />;
    case 'refused':
      return (
        <CheckoutForm order={order} paying={state.paying} actions={actions} backHref={backHref}>
          <RefusalNote waitsUntil={state.waitsUntil} supportHref={links.support} />
        </CheckoutForm>
      );
    case 'returned':
      return <ReturnedBody state={state} onOpenBank={actions.onOpenBank} />;
    case 'expired':
      return (
        <End>
          <Banner tone="error">{failureOf(state.ordering)}</Banner>
          <Button
            kind="secondary"
            isPending={state.ordering.kind === 'pending'}
            onPress={actions.onOrderAgain}
          >
            {state.ordering.kind === 'pending' ? 'Оформляем...' : 'Оформить заново'}
          </Button>
        </End>
      );
    case 'paidElsewhere':
    case 'void':
      return (
        <div className={css.body}>
          <Ways ways={state.ways} />
        </div>
      );
    case 'off':
      return (
        <End>
          <LinkButton href={backHref} kind="secondary">
            Вернуться
          </LinkButton>
        </End>
      );
  }
}

const End = ({ children }: { children: ReactNode }) => (
  <div className={css.body}>
    <div className={css.actions}>{children}</div>
  </div>
);

interface WaitingProps {
  state: Extract<CheckoutState, { kind: 'waiting' }>;
  onOpenBank: () => void;
}

function WaitingBody({ state: { steps, opening }, onOpenBank }: WaitingProps) {
  const isPending = opening.kind === 'pending';
  return (
    <div className={css.body}>
      <Timeline steps={steps} />
      <div className={css.end}>
        <Banner tone="error">{failureOf(opening)}</Banner>
        <div className={css.actions}>
          <Button kind="secondary" isPending={isPending} onPress={onOpenBank}>
            {isPending ? 'Открываем...' : 'Вернуться на страницу банка'}
          </Button>
        </div>
        <p className={css.small}>
          Второй раз не спишется, даже если нажать «Оплатить» в другой вкладке: заказ один.
        </p>
      </div>
    </div>
  );
}

interface SilentProps {
  state: Extract<CheckoutState, { kind: 'silent' }>;
  onCheck: () => void;
  supportHref: string;
}

function SilentBody({ state: { checking }, onCheck, supportHref }: SilentProps) {
  const isPending = checking.kind === 'pending';
  return (
    <div className={css.body}>
      <Banner tone="error">{failureOf(checking)}</Banner>
      <div className={css.actions}>
        <Button kind="outline" isPending={isPending} onPress={onCheck}>
          {isPending ? 'Спрашиваем...' : 'Спросить ещё раз'}
        </Button>
        <LinkButton href={supportHref} kind="ghost">
          Написать в поддержку
        </LinkButton>
      </div>
    </div>
  );
}

interface ReturnedProps {
  state: Extract<CheckoutState, { kind: 'returned' }>;
  onOpenBank: () => void;
}

function ReturnedBody({ state: { steps, opening }, onOpenBank }: ReturnedProps) {
  const isPending = opening.kind === 'pending';
  return (
    <div className={css.body}>
      <Timeline steps={steps} />
      <div className={css.end}>
        <Banner tone="error">{failureOf(opening)}</Banner>
        <div className={css.actions}>
          <Button isPending={isPending} onPress={onOpenBank}>
            {isPending ? 'Открываем...' : 'Продолжить на странице банка'}
          </Button>
        </div>
        <p className={css.small}>
          Передумали? Просто уйдите отсюда: заказ исчезнет сам, напоминать не будем.
        </p>
      </div>
    </div>
  );
}
