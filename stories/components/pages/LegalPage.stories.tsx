import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sample } from '#stories/components/pages/LegalPage.fixtures.ts';
import { LegalPage } from '#src/components/pages/LegalPage/LegalPage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

const meta = {
  title: 'Компоненты/Страницы/Документ · LegalPage',
  id: 'components-pages-legalpage',
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  args: { ...sample, homeHref: '/', footer },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths', 'print'],
  globals: { viewport: { value: 'desktop' } },
};
export const LongUnbrokenWords: Story = {
  name: 'Слова без переносов',
  args: {
    title: 'Достопримечательностиинеобыкновенныепроисшествия',
    sections: [
      {
        id: 'long',
        title: 'Достопримечательностиинеобыкновенныепроисшествиявчетырёхчастях',
        blocks: [
          {
            kind: 'paragraph',
            text: 'konstantin.konstantinopolsky@pochtovy-yashchik-dlya-obrashcheniy.example.ru',
          },
          {
            kind: 'table',
            head: ['Данные', 'Назначение'],
            rows: [
              ['konstantinopolsky@pochtovy-yashchik.example.ru', 'Достопримечательностиинеобыкновенные'],
            ],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FollowsContents: Story = {
  name: 'Переход из содержания',
  globals: { viewport: { value: 'mobile' } },
  tags: ['!pixels'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3. Ваши права' });
    const heading = canvas.getByRole('heading', { name: '3. Ваши права' });
    await expect(link).toHaveAttribute('href', `#${heading.id}`);
  },
};
