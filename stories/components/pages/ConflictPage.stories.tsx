import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import { ConflictPage } from '#src/components/pages/ConflictPage/ConflictPage.tsx';
import { versions } from '#stories/components/pages/ConflictPage.fixtures.ts';

const message = 'Ошибка соединения с сервером. Попробуйте позже.';

const meta = {
  title: 'Компоненты/Страницы/Два варианта поста · ConflictPage',
  id: 'components-pages-conflictpage',
  component: ConflictPage,
  args: {
    versions: { kind: 'ready', value: versions, isRenewing: false },
    postsHref: '/posts',
    saving: { kind: 'idle' },
    onSave: fn(),
    onCopy: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppShell {...shell} current="create" onLogout={() => {}}>
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof ConflictPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NothingChosen: Story = {
  name: 'Ничего не выбрано',
  tags: ['!pixels'],
  globals: { viewport: { value: 'desktop' } },
};
export const TwoOfThree: Story = {
  name: 'Выбрано два из трёх',
  tags: ['forced-colors', 'phone'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [first, , , second] = canvas.getAllByRole('radio');
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  },
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['!pixels'],
  args: { versions: { kind: 'loading' } },
};
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: { versions: { kind: 'failed', message, isRetrying: false, value: undefined } },
};
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { versions: { kind: 'offline', isRetrying: false, value: undefined } },
};
export const Saving: Story = {
  name: 'Сохраняется',
  tags: ['!pixels'],
  args: { saving: { kind: 'pending' } },
};
export const SaveFailed: Story = {
  name: 'Ошибка сохранения',
  tags: ['!pixels'],
  args: { saving: { kind: 'failed', message } },
};
export const Saved: Story = {
  name: 'Сохранено',
  tags: ['!pixels'],
  args: { saving: { kind: 'done', message: 'Сохранено. Второй вариант лежит в версиях' } },
};
