import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import {
  type EditedPost,
  EditPostPage,
  type WritingPopup,
} from '#src/components/pages/EditPostPage/EditPostPage.tsx';
import { paper } from '#stories/components/pages/EditPostPage.fixtures.tsx';
import { audience } from '#stories/components/sections/AccessPanel.fixtures.ts';
import { AccessPanel } from '#src/components/sections/AccessPanel/AccessPanel.tsx';
import { findings } from '#stories/components/popups/PublishCheckPopup.fixtures.ts';
import { PublishCheckContent } from '#src/components/popups/PublishCheckPopup/PublishCheckPopup.tsx';
import { later } from '#stories/components/sections/PublishPanel.fixtures.ts';
import { PublishPanel } from '#src/components/sections/PublishPanel/PublishPanel.tsx';
import { SaveStatus } from '#src/components/sections/SaveStatus/SaveStatus.tsx';

const ignore = () => {};

/** A post in the editor; a sheet of paper replaces the editor. */
const edited: EditedPost = {
  editor: paper,
  status: <SaveStatus state={{ kind: 'saved', when: 'в 14:32' }} onRetry={ignore} />,
  panels: (
    <>
      <AccessPanel
        access={{ kind: 'tiers', ids: [1, 2] }}
        audience={{ kind: 'ready', value: audience, isRenewing: false }}
        tiersHref="/profile/tiers"
        onChange={ignore}
        onRetry={ignore}
      />
      <PublishPanel
        {...later}
        findings="одна ошибка и одно замечание"
        onWhenChange={ignore}
        onScheduleChange={ignore}
        onPublish={ignore}
        onWithdraw={ignore}
        onShare={ignore}
        onShowFindings={ignore}
      />
    </>
  ),
  check: (
    <PublishCheckContent
      findings={findings}
      when="later"
      publication={{ kind: 'idle' }}
      onPublish={ignore}
      onBack={ignore}
    />
  ),
  versionsHref: '/post/versions/7',
  popup: undefined,
  onPopupChange: fn(),
  onSave: fn(),
};

const meta = {
  title: 'Компоненты/Страницы/Правка поста · EditPostPage',
  id: 'components-pages-editpostpage',
  component: EditPostPage,
  args: {
    post: { kind: 'ready', value: edited, isRenewing: false },
    heading: 'Правка поста',
    postsHref: '/posts',
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
} satisfies Meta<typeof EditPostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Ready: Story = {
  name: 'Загружено',
  tags: ['phone'],
  globals: { viewport: { value: 'desktop' } },
};
export const Loading: Story = {
  name: 'Загрузка',
  tags: ['phone'],
  globals: { viewport: { value: 'desktop' } },
  args: { post: { kind: 'loading' } },
};
export const Missing: Story = { name: 'Не найдено', args: { post: { kind: 'missing' } } };
export const OtherTab: Story = {
  name: 'Открыт в другой вкладке',
  tags: ['phone'],
  globals: { viewport: { value: 'desktop' } },
  args: { post: { kind: 'otherTab', title: 'Как я монтирую дома', onTakeOver: fn() } },
};
export const Failed: Story = {
  name: 'Ошибка загрузки',
  args: {
    post: {
      kind: 'failed',
      message: 'Не удалось загрузить пост. Попробуйте ещё раз.',
      isRetrying: false,
      value: undefined,
    },
  },
};
export const Offline: Story = {
  name: 'Нет сети',
  tags: ['!pixels'],
  args: { post: { kind: 'offline', isRetrying: false, value: edited } },
};

/** On a phone the panels open over the text; the check replaces them. */
export const Sheet: Story = {
  name: 'Панели поверх текста',
  globals: { viewport: { value: 'mobile' } },
  render: function Opened(args) {
    const [popup, setPopup] = useState<WritingPopup>();
    const value = { ...edited, popup, onPopupChange: setPopup };
    return <EditPostPage {...args} post={{ kind: 'ready', value, isRenewing: false }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    const sheet = await screen.findByRole('dialog', { name: 'Доступ и публикация' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
