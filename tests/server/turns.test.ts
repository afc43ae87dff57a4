import { describe, expect, it } from 'vitest';
import { createTurns } from '#src/server/drafts/search.ts';

const [nina, oleg] = [1, 2];

function newGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('calls of one person', () => {
  it('run one after the other, also after one that fails, beside those of others', async () => {
    const inTurn = createTurns();
    const first = newGate();
    const order: string[] = [];
    const failing = inTurn(nina, async () => {
      await first.opened;
      order.push('first');
      throw new Error('it fails');
    });
    const second = inTurn(nina, async () => void order.push('second'));
    await inTurn(oleg, async () => void order.push('of another'));
    first.open();
    await expect(failing).rejects.toThrow('it fails');
    await second;
    expect(order).toEqual(['of another', 'first', 'second']);
  });

  it('are refused where too many wait, and taken again once those are done', async () => {
    const inTurn = createTurns();
    const running = newGate();
    const waiting = Array.from({ length: 9 }, () => inTurn(nina, () => running.opened));
    await expect(inTurn(nina, async () => 'late')).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    expect(await inTurn(oleg, async () => 'another')).toBe('another');
    running.open();
    await Promise.all(waiting);
    expect(await inTurn(nina, async () => 'again')).toBe('again');
  });
});
