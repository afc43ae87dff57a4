import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  PublishCheckContent,
  PublishCheckPopup,
} from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import { findings } from '#stories/components/popups/PublishCheckPopup.fixtures.ts';

const meta = {
  title: 'Компоненты/Окна/Окно проверки перед выходом · PublishCheckPopup',
  id: 'components-popups-publishcheckpopup',
  component: PublishCheckPopup,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    findings,
    when: 'later',
    publication: { kind: 'idle' },
    onPublish: fn(),
  },
  render: ({ onOpenChange, ...args }) => {
    const onBack = () => onOpenChange(false);
    return <PublishCheckContent {...args} onBack={onBack} />;
  },
} satisfies Meta<typeof PublishCheckPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Errors: Story = { name: 'Ошибки и замечания', tags: ['forced-colors'] };
export const Refused: Story = {
  name: 'Публикация с ошибкой',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Запланировать' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Сначала исправьте');
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};
export const Remarks: Story = {
  name: 'Только замечания',
  args: { findings: findings.slice(1), when: 'now' },
};
export const Publishing: Story = {
  name: 'Публикуется',
  args: { ...Remarks.args, publication: { kind: 'pending' } },
};
export const Failed: Story = {
  name: 'Ошибка публикации',
  args: {
    ...Remarks.args,
    publication: { kind: 'failed', message: 'Ошибка соединения с сервером. Попробуйте позже.' },
  },
};

export const Unverified: Story = {
  name: 'Email не подтверждён',
  args: { ...Remarks.args, verification: { status: { kind: 'idle' }, onSend: fn() } },
};

/** Escape asks to close. */
export const Overlay: Story = {
  name: 'Поверх страницы',
  tags: ['phone', '!autodocs'],
  render: (args) => <PublishCheckPopup {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Перед выходом' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
