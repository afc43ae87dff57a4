import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AudioPlayer, type AudioPlayerProps } from '#src/components/sections/AudioPlayer/AudioPlayer.tsx';
import { shortSound } from '#stories/components/sections/AudioPlayer.fixtures.ts';

const player = (props: Partial<AudioPlayerProps> = {}) => (
  <AudioPlayer
    sound={shortSound}
    place={0}
    speed={1}
    onSpeedChange={() => {}}
    onPlace={() => {}}
    onStale={() => {}}
    {...props}
  />
);

test('it begins where one stopped last, and remembers where one stops', async () => {
  const onPlace = vi.fn();
  const screen = await render(player({ place: 3, onPlace }));
  await expect.element(screen.getByText('0:03 / 0:08')).toBeVisible();
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await screen.getByRole('button', { name: 'Пауза', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Слушать' })).toBeVisible();
  expect(onPlace).toHaveBeenLastCalledWith('short', expect.any(Number));
  expect(onPlace.mock.lastCall?.[1]).toBeGreaterThanOrEqual(3);
});

test('the arrow keys go through it, and the place is remembered', async () => {
  const onPlace = vi.fn();
  const screen = await render(player({ onPlace }));
  const slider = screen.getByRole('slider', { name: 'Место записи' });
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText('0:02 / 0:08')).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:02');
  expect(onPlace).toHaveBeenLastCalledWith('short', 2);
});

test('at its end it is at its beginning again', async () => {
  const onPlace = vi.fn();
  const screen = await render(player({ place: 7, speed: 2, onPlace }));
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await expect.element(screen.getByText('0:00 / 0:08')).toBeVisible();
  expect(onPlace).toHaveBeenLastCalledWith('short', 0);
});

test('a sound whose address has run out goes on at the new one from the same second', async () => {
  const onStale = vi.fn();
  const stale = { ...shortSound, src: 'data:audio/wav,' };
  const screen = await render(player({ sound: stale, place: 4, onStale }));
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(onStale).toHaveBeenCalledWith('short');
  await screen.rerender(player({ place: 4, onStale }));
  await expect.element(screen.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
  expect(screen.getByRole('alert').query()).toBeNull();
  const audio = screen.container.querySelector('audio');
  expect(audio?.currentTime).toBeGreaterThanOrEqual(4);
});

test('a sound that plays goes on at a new address of its own', async () => {
  const screen = await render(player({ place: 3 }));
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await expect.element(screen.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
  await screen.rerender(player({ place: 3, sound: { ...shortSound, src: `${shortSound.src}#new` } }));
  const audio = screen.container.querySelector('audio');
  await expect.poll(() => audio?.paused).toBe(false);
  await expect.poll(() => audio?.currentTime).toBeGreaterThanOrEqual(3);
  await expect.element(screen.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
});

test('a sound that is not played stays silent at a new address, and begins where it was', async () => {
  const screen = await render(player({ place: 3 }));
  await screen.rerender(player({ place: 3, sound: { ...shortSound, src: `${shortSound.src}#new` } }));
  expect(screen.container.querySelector('audio')?.paused).toBe(true);
  await expect.element(screen.getByText('0:03 / 0:08')).toBeVisible();
});

test('a sound that the browser does not let play can be pressed again', async () => {
  const refusal = new DOMException('play() failed', 'NotAllowedError');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(refusal);
  onTestFinished(() => play.mockRestore());
  const screen = await render(player());
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await screen.getByRole('button', { name: 'Слушать' }).click();
  await expect.element(screen.getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
});

test('one sound plays at a time', async () => {
  const other = { ...shortSound, id: 'other', title: 'Другая' };
  const screen = await render(
    <>
      {player()}
      {player({ sound: other })}
    </>,
  );
  const of = (title: string) => screen.getByRole('group', { name: `Запись «${title}»` });
  await of('Тишина').getByRole('button', { name: 'Слушать' }).click();
  await of('Другая').getByRole('button', { name: 'Слушать' }).click();
  await expect.element(of('Другая').getByRole('button', { name: 'Пауза', exact: true })).toBeVisible();
  await expect.element(of('Тишина').getByRole('button', { name: 'Слушать' })).toBeVisible();
});

test('its speed is asked for in steps, and after the fastest comes the usual one', async () => {
  const onSpeedChange = vi.fn();
  const screen = await render(player({ speed: 2, onSpeedChange }));
  await screen.getByRole('button', { name: 'Скорость 2×' }).click();
  expect(onSpeedChange).toHaveBeenCalledWith(1);
});
