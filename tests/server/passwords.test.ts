import { describe, expect, it } from 'vitest';
import { createPasswords, passwordProblem, productionCost } from '#src/server/auth/index.ts';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('password hashes', () => {
  it('are Argon2id of the agreed cost', async () => {
    const passwords = await createPasswords(productionCost, 1, 1);
    expect(await passwords.hash('Parol2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('tell the right password from a wrong one, to the last character', async () => {
    const passwords = await createPasswords(cost, 1, 1);
    const long = `Aa1${'я'.repeat(100)}`;
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, `${long}я`)).toBe(false);
  });

  it('never let anyone in without a stored hash', async () => {
    const passwords = await createPasswords(cost, 1, 1);
    expect(await passwords.verify(null, 'decoy')).toBe(false);
    expect(await passwords.verify(undefined, 'decoy')).toBe(false);
  });

  it('answer 503 once too many people wait, and serve the others', async () => {
    const passwords = await createPasswords(cost, 1, 2);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Parol2026')));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } });
    await expect(passwords.hash('Parol2026')).resolves.toMatch(/^\$argon2id/);
  });
});

describe('a new password', () => {
  const common = 'Введённый пароль слишком широко распространён.';

  it.each(
    [
      ['Password1', 'PASSWORd1', 'Qwerty123', '1Q2w3e4r', 'Iloveyou1'],
      // Django's list has them, others do not.
      ['Password12345', 'Baseball17', 'Jessica23', 'Abc1234567', 'Yfdbufnjh63'],
    ].flat(),
  )('%s is too common', (password) => expect(passwordProblem(password)).toBe(common));

  it.each(['Parol2026', ' Password1', `Aa1${'😀'.repeat(125)}`])('%j is taken', (password) =>
    expect(passwordProblem(password)).toBeUndefined(),
  );

  it('of more than 128 characters is not hashed', () =>
    expect(passwordProblem(`Aa1${'я'.repeat(126)}`)).toBe('Пароль не должен превышать 128 символов'));
});
