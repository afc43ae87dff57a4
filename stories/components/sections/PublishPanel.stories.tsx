import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PublishPanel, type PublishPanelProps } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { later } from '#stories/components/sections/PublishPanel.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Публикация · PublishPanel',
  id: 'components-sections-publishpanel',
  component: PublishPanel,
  args: {
    ...later,
    onWhenChange: fn(),
    onScheduleChange: fn(),
    onPublish: fn(),
    onWithdraw: fn(),
    onShare: fn(),
    onShowFindings: fn(),
  },
} satisfies Meta<typeof PublishPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Later: Story = {
  name: 'По расписанию',
  tags: ['forced-colors'],
  globals: { viewport: { value: 'mobile' } },
  args: { findings: 'одна ошибка и одно замечание' },
};
export const Now: Story = {
  name: 'Сразу',
  globals: { viewport: { value: 'mobile' } },
  args: { when: 'now', remark: undefined },
};
export const PastMoment: Story = {
  name: 'Время прошло',
  globals: { viewport: { value: 'mobile' } },
  args: {
    schedule: { day: undefined, time: '19:00', zone: 'Europe/Moscow' },
    remark: undefined,
    publication: { kind: 'failed', fields: { moment: 'Этот момент уже прошёл' } },
  },
};
export const Scheduled: Story = {
  name: 'Запланировано',
  globals: { viewport: { value: 'mobile' } },
  args: { stage: { kind: 'scheduled', when: '24 ноября, 19:00, по Москве' } },
};
export const Published: Story = {
  name: 'Опубликовано',
  globals: { viewport: { value: 'mobile' } },
  args: { stage: { kind: 'published', when: '17 ноября', href: '/feed/post/7', isChanged: false } },
};
export const Changed: Story = {
  ...Published,
  name: 'Есть правки, которых читатели не видят',
  args: { stage: { kind: 'published', when: '17 ноября', href: '/feed/post/7', isChanged: true } },
};
export const Updating: Story = {
  ...Changed,
  name: 'Обновляется',
  args: { ...Changed.args, publication: { kind: 'pending' } },
};
export const Withdrawing: Story = {
  ...Published,
  name: 'Снимается с публикации',
  args: { ...Published.args, withdrawal: { kind: 'pending' } },
};
export const Updated: Story = {
  ...Published,
  name: 'Обновлено',
  args: {
    ...Published.args,
    publication: { kind: 'done', message: 'Читатели видят новый текст' },
  },
};
export const Withdrawn: Story = {
  name: 'Снято с публикации',
  globals: { viewport: { value: 'mobile' } },
  args: {
    when: 'now',
    withdrawal: { kind: 'done', message: 'Теперь пост видите только вы.' },
    onRestore: fn(),
  },
};
export const Failed: Story = {
  ...Published,
  name: 'Ошибка снятия с публикации',
  args: {
    ...Published.args,
    withdrawal: { kind: 'failed', message: 'Не удалось снять с публикации. Попробуйте ещё раз.' },
  },
};

const verification = (status: NonNullable<PublishPanelProps['verification']>['status']) => ({
  verification: { status, onSend: fn() },
});
export const Unverified: Story = {
  name: 'Email не подтверждён',
  tags: ['forced-colors'],
  globals: { viewport: { value: 'mobile' } },
  args: { when: 'now', remark: undefined, ...verification({ kind: 'idle' }) },
};
export const VerificationSending: Story = {
  ...Unverified,
  name: 'Письмо отправляется',
  tags: ['!pixels'],
  args: { ...Unverified.args, ...verification({ kind: 'pending' }) },
};
export const VerificationSent: Story = {
  ...Unverified,
  name: 'Письмо отправлено',
  tags: [],
  args: {
    ...Unverified.args,
    ...verification({ kind: 'done', message: 'Отправили письмо. Если его нет, проверьте папку «Спам».' }),
  },
};
export const VerificationFailed: Story = {
  ...Unverified,
  name: 'Письмо не отправлено',
  tags: [],
  args: {
    ...Unverified.args,
    ...verification({ kind: 'failed', message: 'Слишком много попыток. Попробуйте через 42 мин.' }),
  },
};
export const Missed: Story = {
  name: 'Не вышло по расписанию',
  globals: { viewport: { value: 'mobile' } },
  args: { when: 'now', remark: undefined, problem: 'Выберите хотя бы один уровень.' },
};

export const CalendarOpen: Story = {
  name: 'Календарь',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Календарь/ }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

export const Pressed: Story = {
  name: 'Нажатие',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Запланировать' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};
