import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToggleButton } from '#src/components/primitives/ToggleButton/ToggleButton.tsx';

test('it keeps its name and says whether it is on, by pointer and by keyboard', async () => {
  const onChange = vi.fn();
  const screen = await render(<ToggleButton label="В закладках" icon="bookmark" onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'В закладках', pressed: false });
  await button.click();
  await expect.element(screen.getByRole('button', { name: 'В закладках', pressed: true })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(button).toBeVisible();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('it is 44 px high, whatever stands beside the sign', async () => {
  const screen = await render(
    <ToggleButton label="Нравится: 7" icon="heart">
      7
    </ToggleButton>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(44);
});
