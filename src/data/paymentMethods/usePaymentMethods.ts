import type { Reply } from '#src/api/contract.ts';
import { useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';

/** A card or an account that the person lets us charge again. */
export type PaymentMethod = Reply<'paymentMethods'>[number];

/** The person's saved methods (`GET /api/payment-methods/`), loaded whenever the page gets focus. */
export function usePaymentMethods() {
  const edit = useEdit();
  return {
    ...useApi(presets.onReturn, 'paymentMethods'),
    /** Takes one from the list: the server has revoked it. */
    leaveOut: (id: PaymentMethod['id']) =>
      edit((methods) => methods.filter((method) => method.id !== id), 'paymentMethods'),
  };
}
