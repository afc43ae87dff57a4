import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Slider } from '#src/components/primitives/Slider/Slider.tsx';

function Example({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(10);
  return (
    <Slider
      label="Место записи"
      minValue={0}
      maxValue={100}
      step={1}
      value={value}
      formatValue={(seconds) => `0:${seconds}`}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('it is moved by keys and says its value in words, also after a change', async () => {
  const onChange = vi.fn();
  const screen = await render(<Example onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Место записи' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:10');
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:11');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:0');
  expect(onChange.mock.calls).toEqual([[11], [0]]);
});

test('a press anywhere on the line moves the thumb there', async () => {
  const onChange = vi.fn();
  const screen = await render(<Example onChange={onChange} />);
  await screen.getByRole('group', { name: 'Место записи' }).click();
  expect(onChange).toHaveBeenLastCalledWith(50);
});
