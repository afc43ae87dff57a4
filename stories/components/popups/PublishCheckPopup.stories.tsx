import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  PublishCheckContent,
  PublishCheckPopup,
} from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import { findings } from '#stories/components/popups/PublishCheckPopup.fixtures.ts';

const meta = {
  title: 'Компоненты/Окна/Окно проверки перед публикацией · PublishCheckPopup',
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
export const ErrorsOnly: Story = { name: 'Только ошибки', args: { findings: findings.slice(0, 1) } };
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
    await screen.findByRole('dialog', { name: 'Проверка перед публикацией' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
