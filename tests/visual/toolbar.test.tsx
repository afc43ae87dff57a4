import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { showForcedColors } from '../../.storybook/decorators/forcedColors.ts';
import { holdMotion } from '../../.storybook/decorators/holdMotion.ts';
import { findTargets } from '../../.storybook/decorators/targets.ts';

const box = (side: number) => ({ display: 'inline-block', width: side, height: side, padding: 0 });
const verdicts = () => findTargets(document.body).map(({ width, verdict }) => [width, verdict]);

test('what is pressed is measured against 24 and 44 px', async () => {
  await render(
    <>
      <button type="button" aria-label="Да" style={box(23)} />
      <a href="/" aria-label="Да" style={box(24)}>
        {' '}
      </a>
      <button type="button" aria-label="Да" style={box(43)} />
      <button type="button" aria-label="Да" style={box(44)} />
    </>,
  );
  expect(verdicts()).toEqual([
    [23, 'tooSmall'],
    [24, 'small'],
    [43, 'small'],
    [44, 'good'],
  ]);
});

test('an input is pressed by its label, or by what holds it where it is hidden', async () => {
  await render(
    <>
      <label style={box(50)}>
        <input type="checkbox" aria-label="Да" />
      </label>
      <div style={box(30)}>
        <span style={{ ...box(1), overflow: 'hidden' }}>
          <input type="range" aria-label="Да" style={box(1)} />
        </span>
      </div>
    </>,
  );
  expect(verdicts()).toEqual([
    [50, 'good'],
    [30, 'small'],
  ]);
});

test('links among words, what is disabled and what is not seen have no size to keep', async () => {
  await render(
    <>
      <p>
        Читайте <a href="/">правила</a>
      </p>
      <button type="button" aria-label="Да" disabled style={box(10)} />
      <button type="button" aria-label="Да" style={{ ...box(10), visibility: 'hidden' }} />
      <button type="button" aria-label="Да" style={{ ...box(10), opacity: 0 }} />
      <button type="button" aria-label="Да" style={box(1)} />
      <div inert>
        <button type="button" aria-label="Да" style={box(10)} />
      </div>
    </>,
  );
  expect(verdicts()).toEqual([]);
});

test('rules for forced colours apply while they are shown, in their places', async () => {
  const screen = await render(
    <>
      <style>{`
        @layer a { p { color: rgb(1, 1, 1) } }
        @layer a { @media screen and (forced-colors: active) { p { color: rgb(2, 2, 2) } } }
        @media (forced-colors: active) { p { background: rgb(3, 3, 3) } }
        p { background: rgb(4, 4, 4) }
      `}</style>
      <p>Текст</p>
    </>,
  );
  const colors = () => {
    const { color, backgroundColor } = getComputedStyle(screen.getByText('Текст').element());
    return [color, backgroundColor];
  };
  expect(colors()).toEqual(['rgb(1, 1, 1)', 'rgb(4, 4, 4)']);
  const leave = showForcedColors();
  expect(colors()).toEqual(['rgb(2, 2, 2)', 'rgb(4, 4, 4)']);
  leave();
  expect(colors()).toEqual(['rgb(1, 1, 1)', 'rgb(4, 4, 4)']);
});

test('held motion is at its end, also the one that begins later', async () => {
  const screen = await render(<p>Текст</p>);
  const paragraph = screen.getByText('Текст').element();
  const endless = paragraph.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Infinity });
  const leave = holdMotion();
  onTestFinished(leave);
  expect([endless.playState, Number(getComputedStyle(paragraph).opacity)]).toEqual([
    'paused',
    expect.closeTo(1),
  ]);

  await screen.rerender(
    <>
      <style>{'@keyframes rise { from { opacity: 0 } } b { animation: rise 1000s }'}</style>
      <b>Новое</b>
    </>,
  );
  const later = screen.getByText('Новое').element();
  await expect.poll(() => later.getAnimations()).toEqual([]);
  expect(getComputedStyle(later).opacity).toBe('1');
});
