import { useState } from 'react';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type {
  PaymentMethodsProps,
  SavedPaymentMethod,
} from '#src/components/sections/PaymentMethods/PaymentMethods.tsx';
import { type PaymentMethod, usePaymentMethods } from '#src/data/paymentMethods/usePaymentMethods.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { formatDate, formatMonth } from '#src/format/time.ts';
import { useSession } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { useActions } from '#src/status/useActions.ts';

const failures = {
  load: 'Не удалось загрузить сохранённые карты. Попробуйте ещё раз.',
  forbid: 'Не удалось отключить списания. Попробуйте ещё раз.',
};

/** The server has no such call, or the method has been revoked already: in another tab, or by the bank. */
const isGone = (error: ApiError): boolean => error.kind === 'http' && error.status === 404;

/** The methods that the person has saved; `undefined` without any, and before the first answer. */
export function usePaymentMethodList(): PaymentMethodsProps | undefined {
  const session = useSession();
  const { data, error, isValidating, load, leaveOut } = usePaymentMethods();
  const forbidding = useActions<PaymentMethod['id']>();
  const [isUsed, setUsed] = useState(false);
  const [done, setDone] = useState<string>();

  async function forbid({ id, title }: SavedPaymentMethod): Promise<void> {
    forbidding.set(id, { kind: 'pending' });
    setUsed(true);
    setDone(undefined);
    const result = await session.call('revokePaymentMethod', { params: { id } });
    if (!result.ok && !isGone(result.error))
      return forbidding.set(id, { kind: 'failed', message: formatError(result.error, failures.forbid) });
    forbidding.set(id, { kind: 'idle' });
    leaveOut(id);
    setDone(`Больше не списываем: ${title}.`);
  }

  const views = data?.value.map((method) =>
    presentPaymentMethod(method, forbidding.of(method.id), new Date(data.requestedAt)),
  );
  if (views === undefined && error !== undefined && isGone(error)) return undefined;
  // The list stays when its last method is forbidden: it says what was done.
  if (views?.length === 0 && !isUsed) return undefined;
  // A list that is there stays when it cannot be renewed.
  const renewal = { error: views === undefined ? error : undefined, isValidating };
  const methods = loadOf(views, renewal, failures.load);
  if (methods.kind === 'loading') return undefined;
  return {
    methods,
    done,
    onRetry() {
      setUsed(true);
      void load();
    },
    onForbid(id) {
      const method = views?.find((view) => view.id === id);
      if (method !== undefined) void forbid(method);
    },
  };
}

/** A method as its row shows it at the moment `now`. */
export function presentPaymentMethod(
  method: PaymentMethod,
  forbidding: Action,
  now: Date,
): SavedPaymentMethod {
  const { id, kind, title, expiry, is_expired: isExpired, is_usable: isUsable, saved_at: savedAt } = method;
  // The middle of the month is in it everywhere on earth.
  const month = expiry === null ? undefined : formatMonth(`${expiry}-15T12:00:00Z`);
  const saved = `Разрешение от ${formatDate(savedAt, now) ?? ''}`;
  const note = month === undefined ? saved : isExpired ? `Действовала до ${month}` : `До ${month}`;
  return { id, kind, title, note, isDead: !isUsable, forbidding };
}
