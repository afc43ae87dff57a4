import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { tiles } from '#src/components/primitives/Art/index.ts';
import { Picture } from '#src/components/primitives/Picture/index.ts';

const picture = { ...tiles.keys, alt: 'Клавиши' };

test('it is told apart by its words, and put off until it is near the screen', async () => {
  const screen = await render(<Picture picture={picture} />);
  await expect.element(screen.getByRole('img', { name: 'Клавиши' })).toHaveAttribute('loading', 'lazy');
});

test('the first one of a page comes at once', async () => {
  const screen = await render(<Picture picture={picture} isFirst />);
  await expect.element(screen.getByRole('img')).not.toHaveAttribute('loading');
});

test('it offers its widths with how wide it is shown, and asks for none where it has one alone', async () => {
  const widths = '/a/480 480w, /a/960 960w';
  const screen = await render(
    <>
      <Picture picture={{ ...picture, srcSet: widths, alt: 'Разная' }} sizes="50vw" />
      <Picture picture={picture} sizes="50vw" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Разная' })).toHaveAttribute('sizes', '50vw');
  await expect.element(screen.getByRole('img', { name: 'Клавиши' })).not.toHaveAttribute('sizes');
});
