import { expect, test } from 'vitest';
import { createObservable } from '#src/api/observable.ts';
import { createQueue } from '#src/api/queue.ts';

test('a job that fails is its caller’s, and those after it run', async () => {
  const enqueue = createQueue();
  const ran: string[] = [];
  const first = enqueue(async () => {
    throw new Error('Broken');
  });
  const second = enqueue(async () => ran.push('second'));
  await expect(first).rejects.toThrow('Broken');
  await second;
  expect(ran).toEqual(['second']);
});

test('a job begins when the one before it has ended', async () => {
  const enqueue = createQueue();
  const ran: string[] = [];
  let end = () => {};
  void enqueue(() => new Promise<void>((resolve) => (end = resolve)));
  const second = enqueue(async () => ran.push('second'));
  await Promise.resolve();
  expect(ran).toEqual([]);
  end();
  await second;
  expect(ran).toEqual(['second']);
});

test('a listener that throws keeps neither the others from hearing nor the value from changing', () => {
  const value = createObservable(1);
  const heard: number[] = [];
  value.subscribe(() => {
    throw new Error('Broken');
  });
  value.subscribe(() => heard.push(value.get()));
  value.set(2);
  expect(heard).toEqual([2]);
});
