import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '#src/theme/global.ts';
import { withForcedState } from './decorators/withForcedState.tsx';
import { withMotion } from './decorators/withMotion.tsx';
import { withOverlay } from './decorators/withOverlay.tsx';
import { withTexts } from './decorators/withTexts.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { viewports } from './modes.ts';
import { argTypesByProps } from './props/argTypesByProps.ts';
import { snapshotsByTags } from './snapshots.ts';
import { globalTypes } from './toolbar.ts';

/** Everything axe knows: levels A to AAA of WCAG 2.2, best practice, and what it still calls experimental. */
const everything = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** Downloaded with the first documentation page: a story is there sooner without Storybook's blocks. */
const DocsPage = lazy(() => import('./brand/DocsPage.tsx'));
const ComponentPage = lazy(async () => ({
  default: (await import('./blocks/ComponentPage/ComponentPage.tsx')).ComponentPage,
}));

const preview: Preview = {
  // A story leaves the pixel tests with `tags: ['!pixels']`, a component its documentation page with '!autodocs'.
  // How far a component is: 'ready', unless its stories say `tags: ['draft', '!ready']` or 'outdated'.
  tags: ['autodocs', 'pixels', 'ready'],
  globalTypes,
  initialGlobals: { theme: 'system', texts: 'real', overlay: 'none', motion: 'on', network: 'ok' },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: import.meta.env['AXE'] === 'colours' ? ['cat.color'] : everything,
        rules: {
          // A story is a part of a page: landmarks are checked on whole pages.
          region: { enabled: false },
          // AAA asks 7:1. The design fixes the label of the accent button at 4.9, crimson text at 6.2 and muted text on
          // hover at 6.7 (design section 3); level AA holds everywhere, `prefers-contrast: more` drops the muted text.
          'color-contrast-enhanced': { enabled: false },
        },
      },
    },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      lang: 'ru',
      // A component's page has one heading for each of its stories.
      toc: { title: 'На этой странице', headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'С чего начать',
          'Первая правка',
          'Картинка отличается: что делать',
          'Что изменилось',
          'Статус компонента',
          'Основы',
          [
            'Цвет',
            'Типографика',
            'Отступы, радиусы, тени',
            'Движение',
            'Сетка',
            'Иконки и иллюстрации',
            'Голос и тон',
            'Тексты ошибок',
            'Доступность',
          ],
          'Компоненты',
          ['Примитивы', 'Формы', 'Окна', 'Секции', 'Рамки', 'Страницы'],
          'Сценарии',
          [
            'Как устроены',
            'Регистрация',
            'Восстановление пароля',
            'Смена почты',
            'Чтение и подписка',
            'Сеть подводит',
          ],
          'handbook',
          ['Product', 'Readings', 'Design', 'Cases', 'Decisions', 'Writing', 'Glossary'],
        ],
      },
    },
  },
  argTypesEnhancers: [snapshotsByTags, argTypesByProps],
  decorators: [
    withForcedState,
    (Story) => (
      <I18nProvider locale="ru-RU">
        <Story />
      </I18nProvider>
    ),
    withTexts,
    withOverlay,
    withMotion,
    withTheme,
  ],
};

export default preview;
