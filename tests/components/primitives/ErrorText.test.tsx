import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorText } from '#src/components/primitives/ErrorText/ErrorText.tsx';

test('the sign is not read out, the words are', async () => {
  const screen = await render(
    <p role="alert" aria-labelledby="error">
      <span id="error">
        <ErrorText>Введите email</ErrorText>
      </span>
    </p>,
  );
  await expect.element(screen.getByRole('alert')).toHaveAccessibleName('Введите email');
});

test('what a rule or a server says in plain spaces is typeset', async () => {
  const screen = await render(<ErrorText>{'Код состоит из 6 цифр'}</ErrorText>);
  expect(screen.container.textContent).toBe('!Код состоит из\u00a06\u00a0цифр');
});
