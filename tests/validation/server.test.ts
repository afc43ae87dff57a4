import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from '#src/server/auth/passwords.ts';
import { newUsername } from '#src/server/auth/findUser.ts';
import { validatePassword, validateRegistrationPassword, validateUsername } from '#src/validation/index.ts';

const runs = { numRuns: 2000 };

test('the server refuses every password that a form refuses, and those too long to hash', () => {
  // Russian letters: the list of common passwords, which no form knows, has none.
  const passwords = fc.oneof(
    fc.string({ unit: fc.constantFrom('а', 'А', '1', ' ', '😀'), maxLength: 140, size: 'max' }),
    fc.string({ unit: 'binary', maxLength: 140, size: 'max' }),
  );
  fc.assert(
    fc.property(passwords, (password) => {
      const form = validatePassword(password) ?? validateRegistrationPassword(password);
      const isAccepted = form === undefined && [...password].length <= 128;
      expect(passwordProblem(password) === undefined).toBe(isAccepted);
    }),
    runs,
  );
});

test('the name that the server gives a new account follows the rules of a username', () => {
  for (let time = 0; time < 100; time += 1) expect(validateUsername(newUsername())).toBeUndefined();
});
