import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';
import { MessagePage } from '#src/components/pages/MessagePage/MessagePage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Сообщение · MessagePage',
  id: 'components-pages-messagepage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Что-то пошло не так',
    note: 'Страница сломалась, но ваши данные целы. Обновите её или вернитесь на главную.',
    homeHref: '/',
    footer,
    actions: (
      <>
        <Button onPress={fn()}>Обновить страницу</Button>
        <Button kind="outline" onPress={fn()}>
          На главную
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Broken: Story = {
  name: 'Страница сломалась',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
export const NotDownloaded: Story = {
  name: 'Страница не загрузилась',
  args: {
    title: 'Страница не загрузилась',
    note: 'Проверьте соединение и попробуйте ещё раз.',
    actions: <Button onPress={fn()}>Попробовать ещё раз</Button>,
  },
};
export const NotPublished: Story = {
  name: 'Документ не опубликован',
  args: {
    title: 'Политика конфиден\u00adциальности',
    note: 'Текст документа готовится и появится здесь до открытия сервиса.',
    actions: (
      <LinkButton href="/" kind="secondary">
        На главную
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const WithoutActions: Story = { name: 'Без действий', args: { actions: undefined } };
