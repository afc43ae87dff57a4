import { randomUUID } from 'node:crypto';
import { type Bank, find } from './bank.ts';
import type { Method, MethodKind } from './state.ts';

/** A way of paying that a person has shown, not saved yet. */
export function addMethod({ state }: Bank, kind: MethodKind, card: string, account: string | null): Method {
  const method: Method = {
    id: randomUUID(),
    kind,
    account,
    card,
    last4: card.slice(-4),
    isSaved: false,
    isRevoked: false,
  };
  state.methods[method.id] = method;
  return method;
}

/** The payer forbids further charges. @throws {Refused} when there is none of that id */
export function revokeMethod({ state }: Bank, id: string): void {
  find(state.methods, id, 'No such payment method').isRevoked = true;
}

/** The card gets a new number; who may charge it still may. @throws {Refused} when there is none of that id */
export function reissueMethod({ state }: Bank, id: string): void {
  const method = find(state.methods, id, 'No such payment method');
  method.last4 = String((Number(method.last4) + 1111) % 10_000).padStart(4, '0');
}
