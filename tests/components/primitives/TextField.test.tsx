import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { fieldSuite } from '#tests/suites/fieldSuite.tsx';
import '#src/theme/global.ts';

fieldSuite((props) => <TextField {...props} />);

test('the ring of a field leaves its label free', async () => {
  const screen = await render(<TextField label="Email" name="email" />);
  const field = screen.getByLabelText('Email').element();
  const frame = field.closest('[role=presentation]') ?? field;
  const label = screen.getByText('Email').element();
  await userEvent.click(field);
  const { outlineOffset, outlineWidth } = getComputedStyle(frame);
  const ring = frame.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  expect(ring - label.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(3);
});
