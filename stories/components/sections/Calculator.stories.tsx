import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calculator } from '#src/components/sections/Calculator/Calculator.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Калькулятор дохода · Calculator',
  id: 'components-sections-calculator',
  component: Calculator,
  parameters: { layout: 'fullscreen' },
  args: { id: 'calc', onStart: fn() },
  decorators: [withPage],
} satisfies Meta<typeof Calculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Песочница',
  args: { defaultSubscribers: '1\u00a0000', defaultPrice: '500' },
  // The numbers are those to start with: new ones need a new calculator.
  render: (args) => <Calculator key={`${args.defaultSubscribers} ${args.defaultPrice}`} {...args} />,
  tags: ['!pixels'],
};
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
/** Both fields emptied: nothing to count. */
export const Empty: Story = { name: 'Поля пусты', args: { defaultSubscribers: '', defaultPrice: '' } };

/** One subscriber at one rouble: a tenth is left. */
export const Tenth: Story = {
  name: 'Доля рубля',
  tags: ['!pixels'],
  args: { defaultSubscribers: '1', defaultPrice: '1' },
};

/** Twelve figures: the number is set smaller. */
export const Millions: Story = {
  name: 'Миллионы',
  args: { defaultSubscribers: '250\u00a0000', defaultPrice: '1\u00a0500' },
};

/** The longest values the fields take. */
export const Longest: Story = {
  name: 'Самые длинные числа',
  tags: ['widths'],
  args: {
    defaultSubscribers: '999\u00a0999\u00a0999\u00a0999',
    defaultPrice: '9\u00a0999\u00a0999\u00a0999',
  },
  globals: { viewport: { value: 'desktop' } },
};

/** A digit put in, one taken away across a space, letters refused. */
export const Typed: Story = {
  name: 'Ввод числа',
  tags: ['!pixels'],
  play: async ({ canvas, userEvent }) => {
    const subscribers = canvas.getByLabelText<HTMLInputElement>('Подписчики, человек');
    await userEvent.clear(subscribers);
    await userEvent.type(subscribers, '12x345');
    await expect(subscribers).toHaveValue('12\u00a0345');
    await userEvent.type(subscribers, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(subscribers).toHaveValue('1\u00a0345');
    await expect(
      canvas.getByText(/^605\u00a0250 рублей в\u00a0месяц$/, { normalizer: (text) => text }),
    ).toBeInTheDocument();
  },
};

/** An amount copied from a document: its fraction is dropped. */
export const Pasted: Story = {
  name: 'Вставка числа',
  tags: ['!pixels'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText<HTMLInputElement>('Цена подписки, рублей');
    await userEvent.tripleClick(price);
    await userEvent.paste('1 234,56 руб');
    await expect(price).toHaveValue('1\u00a0234');
  },
};

export const SliderFocused: Story = {
  name: 'Ползунок в фокусе',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Подписчики' })).toHaveFocus();
  },
};
