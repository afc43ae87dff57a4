import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPasswords, passwordProblem, productionCost, type Passwords } from '#src/server/auth/index.ts';
import { cheapCost } from './support/passwords.ts';

const run = promisify(execFile);

async function open(queue: number, cost = cheapCost): Promise<Passwords> {
  const passwords = await createPasswords(cost, 1, queue);
  onTestFinished(passwords.close);
  return passwords;
}

describe('password hashes', () => {
  it('are Argon2id of the agreed cost', async () => {
    const passwords = await open(1, productionCost);
    expect(await passwords.hash('Parol2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('tell the right password from a wrong one, to the last character', async () => {
    const passwords = await open(1);
    const long = `Aa1${'я'.repeat(100)}`;
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, `${long}я`)).toBe(false);
  });

  it('never let anyone in without a stored hash', async () => {
    const passwords = await open(1);
    expect(await passwords.verify(null, 'decoy')).toBe(false);
    expect(await passwords.verify(undefined, 'decoy')).toBe(false);
  });

  it('answer 503 once too many people wait, and serve the others', async () => {
    const passwords = await open(2);
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

  it('are computed for the caller that has waited longest', async () => {
    const passwords = await open(8);
    const served: number[] = [];
    const people = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(
      people.map(async (person) => {
        await passwords.hash('Parol2026');
        served.push(person);
      }),
    );
    expect(served).toEqual(people);
  });

  it('tell a damaged stored one from a wrong password', async () => {
    const passwords = await open(1);
    await expect(passwords.verify('damaged', 'Parol2026')).rejects.toThrow('Decoding failed');
  });

  it('leave no thread behind in a process that goes on', async () => {
    const threads = () => Object(process.report.getReport())['workers'].length;
    const before = threads();
    const passwords = await createPasswords(cheapCost, 1, 1);
    await passwords.hash('Parol2026');
    expect(threads()).toBe(before + 1);
    await passwords.close();
    expect(threads()).toBe(before);
  });

  it('leave no thread behind that keeps the process alive', async () => {
    const module = JSON.stringify(import.meta.resolve('#src/server/auth/passwords.ts'));
    const script = `import(${module})
      .then(({ createPasswords }) => createPasswords(${JSON.stringify(cheapCost)}, 2, 1))
      .then((passwords) => passwords.hash('Parol2026'))
      .then((hash) => process.stdout.write(hash));`;
    const { stdout } = await run(process.execPath, ['--eval', script]);
    expect(stdout).toMatch(/^\$argon2id/);
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
