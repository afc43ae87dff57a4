import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeSplit } from '#src/components/sections/FeeSplit/FeeSplit.tsx';
import { Receipt } from '#src/components/primitives/Receipt/Receipt.tsx';
import { tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';
import { pine } from '../../foundations/specimen.css.ts';

const meta = {
  title: 'Компоненты/Секции/Куда пойдут деньги · FeeSplit',
  id: 'components-sections-feesplit',
  component: FeeSplit,
  parameters: { layout: 'fullscreen' },
  args: {
    author: 'Анне',
    shares: { author: 45_000, platformFee: 3500, paymentFee: 1500 },
    fees: { platform: 7, paymentSystem: 3 },
  },
  render: (args) => (
    <div className={pine}>
      <Receipt {...tierReceipt}>
        <FeeSplit {...args} />
      </Receipt>
    </div>
  ),
} satisfies Meta<typeof FeeSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tier: Story = { name: 'Подписка', tags: ['phone', 'forced-colors'] };
export const Kopecks: Story = {
  name: 'С копейками',
  args: { shares: { author: 13_500, platformFee: 1050, paymentFee: 450 } },
};
