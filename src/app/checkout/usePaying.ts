import { useEffect, useEffectEvent, useState } from 'react';
import type { Body } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type { CheckoutActions } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import { patience, useOrder } from '#src/data/orders/order.ts';
import { useOutdateBought } from '#src/data/orders/useOutdateBought.ts';
import { consentVersion } from '#src/format/recurringConsent.ts';
import type { Action } from '#src/status/action.ts';
import { settingsFailure } from '../shared/failures.ts';
import { wayOf } from './presentOrder.ts';
import type { PageState } from './presentState.ts';
import { useCheckout } from './useCheckout.ts';

const idle = { kind: 'idle' } as const;
const pending = { kind: 'pending' } as const;

const failures = {
  pay: 'Не удалось начать оплату. Попробуйте ещё раз.',
  cut: 'Связь пропадала, и платёж не начался. Нажмите «Оплатить» ещё раз.',
  settle: 'Не удалось спросить банк. Попробуйте ещё раз.',
  silent: 'Банк пока не отвечает. Попробуйте ещё раз через минуту.',
  tooMany: 'По этому заказу банк отказал слишком много раз. Через полчаса можно оформить новый.',
};

/** Back has led to this page from another site: the bank's. */
const isBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** The page comes out of the browser's memory, as it was left. */
function useOnBack(onBack: () => void): void {
  const hear = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => hear(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/** An order whose next state is awaited while the bank has it, and after a press that got no answer. */
function useAwaitedOrder(id: string, onNotBegun: () => void) {
  const [pendingSince, setPendingSince] = useState<number>();
  const [cutAt, setCutAt] = useState<number>();
  const order = useOrder(id, cutAt ?? pendingSince);
  const { value, requestedAt = 0 } = order.data ?? {};
  const isPending = value?.state === 'pending';
  if (isPending && pendingSince === undefined) setPendingSince(requestedAt);
  if (!isPending && pendingSince !== undefined) setPendingSince(undefined);
  if (cutAt !== undefined && requestedAt > cutAt) {
    setCutAt(undefined);
    if (value?.state === 'open') onNotBegun();
  }
  const { settle } = order;
  useEffect(() => {
    if (isPending) void settle();
  }, [isPending, settle]);
  const isSilent = pendingSince !== undefined && requestedAt - pendingSince >= patience;
  return {
    order,
    isUncertain: cutAt !== undefined,
    silentSince: isSilent ? requestedAt : undefined,
    onCut: () => setCutAt(Date.now()),
  };
}

/** Another tab has paid: this one has shown the form, and neither paid nor waited for the bank. */
function usePaidElsewhere(state: string | undefined, isPaidHere: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = state === 'open' || (state !== 'pending' && wasOpen);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return wasOpen && !isPaidHere && state === 'paid';
}

/** An order on its page: pays it, follows it, orders it again. */
export function usePaying(id: string) {
  const [paying, setPaying] = useState<PageState['paying']>(idle);
  const [checking, setChecking] = useState<Action>(idle);
  const [isPaidHere, setPaidHere] = useState(false);
  const [isOff, setOff] = useState(false);
  const [isReturned, setReturned] = useState(isBack);
  const awaited = useAwaitedOrder(id, () => setPaying({ kind: 'failed', message: failures.cut }));
  const { order } = awaited;
  const { start, startingOf } = useCheckout();
  const value = order.data?.value;
  useOnBack(() => {
    setPaying(idle);
    setReturned(true);
    void order.load();
  });

  const outdateBought = useOutdateBought();
  const isPaid = value?.state === 'paid';
  useEffect(() => {
    if (isPaid) outdateBought();
  }, [isPaid, outdateBought]);

  /** @returns the state of the order, unless its page is being left for the bank's */
  async function pay(body: Body<'payOrder'>): Promise<string | undefined> {
    setPaying(pending);
    const result = await order.pay(body);
    if (!result.ok) {
      const { error } = result;
      setPaying(idle);
      if (error.kind === 'offline') awaited.onCut();
      else if (error.kind === 'http' && error.code === 'payments_off') setOff(true);
      else setPaying({ kind: 'failed', ...settingsFailure(error, ['email', 'consent'], failures.pay) });
      return undefined;
    }
    // The page stays as it is until the bank's has come.
    if (result.value.redirect_url !== null) {
      window.location.assign(result.value.redirect_url);
      return undefined;
    }
    order.store(result.value.order);
    setPaidHere(true);
    setPaying(idle);
    const { state, refusal } = result.value.order;
    if (state === 'open' && refusal === null) setPaying({ kind: 'failed', message: failures.tooMany });
    return state;
  }

  /** The page of the bank comes from the same call: an attempt that waits for the payer is used again. */
  async function openBank(): Promise<void> {
    if ((await pay({})) === 'pending') setPaying({ kind: 'failed', message: failures.silent });
  }

  async function check(): Promise<void> {
    setChecking(pending);
    const result = await order.settle();
    if (!result.ok)
      return setChecking({ kind: 'failed', message: formatError(result.error, failures.settle) });
    const isStill = result.value.state === 'pending';
    setChecking(isStill ? { kind: 'failed', message: failures.silent } : idle);
  }

  const page: PageState = {
    paying,
    checking,
    ordering: value ? startingOf(value) : idle,
    isUncertain: awaited.isUncertain,
    isOff,
    isReturned,
    silentSince: awaited.silentSince,
    isPaidElsewhere: usePaidElsewhere(value?.state, isPaidHere),
  };
  const actions: CheckoutActions = {
    onPay: ({ option, email, hasConsent }) =>
      void pay({ ...wayOf(option), email, ...(hasConsent && { consent: consentVersion }) }),
    onOpenBank: () => void openBank(),
    onCheck: () => void check(),
    onOrderAgain() {
      if (value === undefined) return;
      const { purpose, subject, amount, message } = value;
      start({ purpose, subject, ...(purpose === 'donation' && { amount, message }) });
    },
  };
  return { order, page, actions };
}
