import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#src/bank/amounts.ts';
import { cards, useBank } from './support/useBank.ts';

const world = useBank();

type Step =
  | { readonly act: 'pay'; readonly card: string }
  | { readonly act: 'type code'; readonly code: string }
  | { readonly act: 'capture' | 'refund'; readonly kopecks: number }
  | { readonly act: 'cancel' | 'finish' }
  | { readonly act: 'wait'; readonly seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('pay' as const), card: fc.constantFrom(...Object.values(cards)) }),
  fc.record({ act: fc.constant('type code' as const), code: fc.constantFrom('0000', '1234') }),
  fc.record({
    act: fc.constantFrom('capture' as const, 'refund' as const),
    kopecks: fc.integer({ min: 1, max: 600 }),
  }),
  fc.record({ act: fc.constantFrom('cancel' as const, 'finish' as const) }),
  fc.record({ act: fc.constant('wait' as const), seconds: fc.constantFrom(60, 1200, 3600, 700_000) }),
);

/** Each state with those that may follow it. */
const next: Readonly<Record<string, readonly string[]>> = {
  pending: ['pending', 'waiting_for_capture', 'succeeded', 'canceled'],
  waiting_for_capture: ['waiting_for_capture', 'succeeded', 'canceled'],
  succeeded: ['succeeded'],
  canceled: ['canceled'],
};

async function take(id: string, page: string, { act, ...fields }: Step): Promise<unknown> {
  const rubles = 'kopecks' in fields ? (fields.kopecks / 100).toFixed(2) : '';
  const amount = { value: rubles, currency: 'RUB' };
  switch (act) {
    case 'pay':
      return world().press(page, { action: 'pay', ...('card' in fields && { card: fields.card }) });
    case 'type code':
      return world().press(`${page}/secure`, 'code' in fields ? { code: fields.code } : {});
    case 'capture':
      return world().yookassa('POST', `/payments/${id}/capture`, { amount });
    case 'refund':
      return world().yookassa('POST', '/refunds', { payment_id: id, amount });
    case 'cancel':
      return world().yookassa('POST', `/payments/${id}/cancel`);
    case 'finish':
      return world().control('finish', { id });
    case 'wait':
      return world().control('advance-clock', fields);
  }
}

test('whatever is pressed and called, a payment goes forward only and returns no more than it took', async () => {
  const history = fc.asyncProperty(
    fc.boolean(),
    fc.array(step, { maxLength: 12 }),
    async (capture, steps) => {
      const { id, confirmation } = await world().open({
        capture,
        amount: { value: '5.00', currency: 'RUB' },
      });
      let status = 'pending';
      for (const taken of steps) {
        await take(id, confirmation.confirmation_url, taken);
        const { body } = await world().yookassa('GET', `/payments/${id}`);
        expect(next[status]).toContain(body.status);
        ({ status } = body);
        const returned = parseAmount(body.refunded_amount?.value ?? '') ?? 0;
        expect(returned).toBeLessThanOrEqual(parseAmount(body.amount.value) ?? 0);
        const { items } = (await world().yookassa('GET', `/refunds?payment_id=${id}&limit=100`)).body;
        const sums: number[] = items.map((item: { amount: { value: string } }) =>
          parseAmount(item.amount.value),
        );
        expect(sums.reduce((total, sum) => total + sum, 0)).toBe(returned);
      }
    },
  );
  await fc.assert(history, { numRuns: 40 });
});
