import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#src/components/primitives/Container/index.ts';
import { Page } from '#src/components/primitives/Page/index.ts';
import { block } from '../../foundations/specimen.css.ts';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <p className={block}>Текст начинается на{'\u00a0'}поле страницы</p> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnMargin: Story = {};
