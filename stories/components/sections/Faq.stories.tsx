import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landing } from '#stories/components/pages/LandingPage.fixtures.ts';
import { Faq } from '#src/components/sections/Faq/Faq.tsx';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Секции/Частые вопросы · Faq',
  id: 'components-sections-faq',
  component: Faq,
  parameters: { layout: 'fullscreen' },
  args: landing.fees,
  decorators: [withPage],
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Песочница',
  argTypes: {
    openId: {
      control: 'select',
      options: ['faq-commissions', 'faq-fees', 'faq-start', 'faq-payouts', 'faq-support', 'faq-growth'],
    },
  },
  tags: ['!pixels'],
};
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
/** The address ended in `#faq-payouts`. */
export const AskedByAddress: Story = {
  name: 'Открыт по адресу',
  tags: ['!pixels'],
  args: { openId: 'faq-payouts' },
};

/** Every answer in turn; never two at once. */
export const ReadToTheEnd: Story = {
  name: 'Открытие всех по очереди',
  play: async ({ canvas, userEvent }) => {
    for (const question of canvas.getAllByRole('button').slice(1)) {
      await userEvent.click(question);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    }
  },
};

export const AllClosed: Story = {
  name: 'Все закрыты',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
};

/** Tab reaches a question, Enter opens it, and Tab continues into its answer. */
export const WithKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(
      'Сколько берёт платформа?',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /пользовательском соглашении/ })).toHaveFocus();
  },
};
