import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withColumn } from '../../../.storybook/decorators/withColumn.tsx';
import { TierForm } from '#src/components/forms/TierForm/TierForm.tsx';
import { firstRow } from '#stories/components/pages/TiersPage.fixtures.ts';

const meta = {
  title: 'Компоненты/Формы/Форма уровня подписки · TierForm',
  id: 'components-forms-tierform',
  component: TierForm,
  decorators: [withColumn],
  args: {
    tier: firstRow,
    status: { kind: 'idle' },
    onSubmit: fn(),
    onCancel: fn(),
    onArchive: fn(),
  },
} satisfies Meta<typeof TierForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NewTier: Story = { name: 'Новый уровень', args: { tier: undefined } };
export const Saving: Story = {
  name: 'Сохраняется',
  tags: ['!pixels'],
  args: { status: { kind: 'pending' } },
};
export const Saved: Story = {
  name: 'Сохранено',
  tags: ['!pixels'],
  args: { status: { kind: 'done', message: 'Сохранено.' } },
};
export const Failed: Story = {
  name: 'Ошибка сохранения',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' } },
};
export const RefusedField: Story = {
  name: 'Отказ сервера в поле',
  tags: ['!pixels'],
  args: { status: { kind: 'failed', fields: { name: 'Такой уровень у вас уже есть.' } } },
};

export const PriceOutOfRange: Story = {
  name: 'Цена вне границ',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Цена в месяц'));
    await userEvent.type(canvas.getByLabelText('Цена в месяц'), '49{Enter}');
    await expect(canvas.getByText('Целое число от 50 до 100 000 руб.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
