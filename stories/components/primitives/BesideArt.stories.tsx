import type { Meta, StoryObj } from '@storybook/react-vite';
import { BesideArt } from '#src/components/primitives/BesideArt/BesideArt.tsx';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { block } from '../../foundations/specimen.css.ts';

const meta = {
  title: 'Компоненты/Примитивы/Текст рядом с иллюстрацией · BesideArt',
  id: 'components-primitives-besideart',
  component: BesideArt,
  parameters: { layout: 'fullscreen' },
  args: { art: 'listener', children: <p className={block}>Первые две трети</p> },
  decorators: [
    (Story) => (
      <Page>
        <Container>
          <Story />
        </Container>
      </Page>
    ),
  ],
} satisfies Meta<typeof BesideArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
