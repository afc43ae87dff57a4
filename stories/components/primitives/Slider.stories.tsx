import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from '#src/components/primitives/Slider/Slider.tsx';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Ползунок · Slider',
  id: 'components-primitives-slider',
  component: Slider,
  args: {
    label: 'Масштаб',
    minValue: 0,
    maxValue: 100,
    step: 1,
    value: 40,
    onChange: fn(),
    formatValue: (value) => `${value}\u00a0%`,
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };

export const Places: Story = {
  name: 'В начале, посередине, в конце',
  tags: ['forced-colors'],
  render: (args) => (
    <Stack gap={8}>
      {[0, 40, 100].map((value) => (
        <Slider key={value} {...args} label={`Масштаб ${value}`} value={value} />
      ))}
    </Stack>
  ),
};

export const Thin: Story = { name: 'Тонкий', args: { size: 'thin' } };

export const Disabled: Story = { name: 'Недоступен', args: { isDisabled: true, value: 0 } };

export const ByKeys: Story = {
  name: 'С клавиатуры',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Масштаб' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40\u00a0%');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};
