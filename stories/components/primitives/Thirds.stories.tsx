import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { Thirds } from '#src/components/primitives/Thirds/Thirds.tsx';
import { block } from '../../foundations/specimen.css.ts';

const children = (
  <>
    <p className={block}>Первая треть</p>
    <p className={block}>Вторая ось: два модуля от края страницы</p>
  </>
);

const meta = {
  title: 'Компоненты/Примитивы/Колонки-трети · Thirds',
  id: 'components-primitives-thirds',
  component: Thirds,
  parameters: { layout: 'fullscreen' },
  args: { children },
  decorators: [
    (Story) => (
      <Page>
        <Container>
          <Story />
        </Container>
      </Page>
    ),
  ],
} satisfies Meta<typeof Thirds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = { name: 'Две колонки' };
