import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tiles } from '#src/components/primitives/Art/Art.tsx';
import { MovingPicture, Picture, type PictureView } from '#src/components/primitives/Picture/Picture.tsx';

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

const groundOf = (image: Element) => getComputedStyle(image).backgroundColor;
const nothing = 'rgba(0, 0, 0, 0)';

test('the colour to wait with is there until the picture is, and not behind it', async () => {
  const waiting = { ...picture, color: '#336699' };
  const screen = await render(<Picture picture={{ ...waiting, src: '/never.png' }} isFirst />);
  const image = screen.getByRole('img');
  expect(groundOf(image.element())).toBe('rgb(51, 102, 153)');
  await screen.rerender(<Picture picture={waiting} isFirst />);
  await expect.poll(() => groundOf(image.element())).toBe(nothing);
});

test('one can see through a picture without a colour from the beginning', async () => {
  const screen = await render(
    <Picture picture={{ ...picture, src: '/never.png', color: 'transparent' }} isFirst />,
  );
  expect(groundOf(screen.getByRole('img').element())).toBe(nothing);
});

const moving: PictureView = { ...picture, motion: { src: `${picture.src}#moving` } };
const shown = () => (
  <MovingPicture picture={moving}>
    {(isMoving) => <Picture picture={moving} isMoving={isMoving} />}
  </MovingPicture>
);

/** Pages of the tests ask for less motion. */
const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => setMotion('reduce'));

test('a picture that moves can be stopped, and goes on', async () => {
  await setMotion('no-preference');
  const screen = await render(shown());
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('#moving'));
  await screen.getByRole('button', { name: 'Остановить движение' }).click();
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', picture.src);
  await screen.getByRole('button', { name: 'Показать движение' }).click();
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('#moving'));
});

test('for people who asked for less motion it stands still until they let it move', async () => {
  const screen = await render(shown());
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', picture.src);
  await expect.element(screen.getByRole('button', { name: 'Показать движение' })).toBeVisible();
});

test('what stands still has no such button', async () => {
  const screen = await render(
    <MovingPicture picture={picture}>{() => <Picture picture={picture} />}</MovingPicture>,
  );
  expect(screen.getByRole('button').query()).toBeNull();
});
