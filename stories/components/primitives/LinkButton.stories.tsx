import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';
import { buttonKinds } from '../../../.storybook/decorators/buttonKinds.ts';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Кнопка-ссылка · LinkButton',
  id: 'components-primitives-linkbutton',
  component: LinkButton,
  args: { href: '#main', children: 'На главную' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: 'Главная' };
export const Secondary: Story = {
  name: 'Вторая по важности, малый размер',
  args: { kind: 'secondary', size: 'small' },
};
export const Outline: Story = { name: 'С рамкой', args: { kind: 'outline' } };
export const Ghost: Story = { name: 'Без рамки', args: { kind: 'ghost' } };

export const States: Story = {
  name: 'Все состояния',
  args: { children: 'В ленту' },
  // The page shows it on its own, in both themes.
  tags: ['!pixels', '!autodocs'],
  render: (args) => (
    <StateMatrix kinds={buttonKinds}>
      {(kind, isDisabled) => <LinkButton {...args} kind={kind} isDisabled={isDisabled} />}
    </StateMatrix>
  ),
};
