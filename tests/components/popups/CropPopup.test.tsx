import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CropPopup, type CropPopupProps } from '#src/components/popups/CropPopup/CropPopup.tsx';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import '#src/theme/global.ts';

const picture = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  width: 2000,
  height: 1000,
};

const popup = (props: Partial<CropPopupProps> = {}) => (
  <CropPopup
    isOpen
    onOpenChange={() => {}}
    kind="portrait"
    picture={picture}
    action={{ kind: 'idle' }}
    onCrop={() => {}}
    onOtherFile={() => {}}
    {...props}
  />
);

const frame = () => page.getByRole('slider', { name: 'Кадр' });
const take = () => page.getByRole('button', { name: 'Поставить портрет' });

test('the largest square in the middle is offered, and taken as it is', async () => {
  const onCrop = vi.fn();
  await render(popup({ onCrop }));
  await take().click();
  expect(onCrop).toHaveBeenCalledExactlyOnceWith({ x: 0.25, y: 0, width: 0.5, height: 1 });
});

test('the frame has the focus, and keys push it as far as the picture goes', async () => {
  const onCrop = vi.fn();
  await render(popup({ onCrop }));
  await expect.element(frame()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  await take().click();
  expect(onCrop).toHaveBeenLastCalledWith(expect.objectContaining({ x: expect.closeTo(0.36), y: 0 }));
});

test('plus and minus bring it closer and back', async () => {
  const onCrop = vi.fn();
  await render(popup({ onCrop }));
  await expect.element(frame()).toHaveFocus();
  await userEvent.keyboard('++++-');
  await take().click();
  expect(onCrop).toHaveBeenLastCalledWith(
    expect.objectContaining({ width: expect.closeTo(0.5 / 1.75), height: expect.closeTo(1 / 1.75) }),
  );
});

test('where it stands is told', async () => {
  await render(popup());
  await expect.element(frame()).toHaveAccessibleDescription(expect.stringContaining('Стрелки двигают'));
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(frame())
    .toHaveAttribute('aria-valuetext', 'слева 26\u00a0%, сверху 0\u00a0%, ширина 50\u00a0% картинки');
});

test('the pointer drags it', async () => {
  const onCrop = vi.fn();
  await render(popup({ onCrop }));
  const box = frame().element().getBoundingClientRect();
  await userEvent.dragAndDrop(frame(), frame(), {
    sourcePosition: { x: box.width / 2, y: 20 },
    targetPosition: { x: box.width - 4, y: 20 },
  });
  await take().click();
  const [[crop] = []] = onCrop.mock.calls;
  expect(crop.x).toBeGreaterThan(0.3);
});

test('a picture that is just large enough comes no closer', async () => {
  await render(popup({ picture: { ...picture, width: 400, height: 400 } }));
  await expect.element(page.getByRole('slider', { name: 'Масштаб' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Крупнее' })).toBeDisabled();
});

test('a cover is five times as wide as it is high', async () => {
  const onCrop = vi.fn();
  await render(popup({ kind: 'cover', onCrop }));
  await page.getByRole('button', { name: 'Поставить обложку' }).click();
  expect(onCrop).toHaveBeenCalledWith({ x: 0, y: 0.3, width: 1, height: 0.4 });
});

test('what the server says against it is told, and the frame stays where it was', async () => {
  const onCrop = vi.fn();
  const screen = await render(popup({ onCrop }));
  await userEvent.keyboard('{ArrowRight}');
  await screen.rerender(popup({ onCrop, action: { kind: 'failed', message: 'Сервер не отвечает.' } }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Сервер не отвечает.');
  await take().click();
  expect(onCrop).toHaveBeenCalledWith(expect.objectContaining({ x: expect.closeTo(0.26) }));
});

test('closed, the focus is back where it came from', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Кадрировать</Button>
        {popup({ isOpen, onOpenChange: setOpen })}
      </>
    );
  }
  const screen = await render(<Opened />);
  await screen.getByRole('button', { name: 'Кадрировать' }).click();
  await expect.element(frame()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Кадрировать' })).toHaveFocus();
});
