import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestBankNotice } from '#src/components/primitives/TestBankNotice/TestBankNotice.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Тестовый банк · TestBankNotice',
  id: 'components-primitives-testbanknotice',
  component: TestBankNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestBankNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['phone', 'forced-colors'],
  globals: { viewport: { value: 'desktop' } },
};
