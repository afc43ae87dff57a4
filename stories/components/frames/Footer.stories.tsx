import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#src/components/frames/Footer/index.ts';
import { footer } from '#src/components/frames/Footer/fixtures.ts';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footer,
  decorators: [withPage],
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!pixels'] };
export const Desktop: Story = { tags: ['widths'], globals: { viewport: { value: 'desktop' } } };
/** Under every page but the landing page. */
export const WithoutWordmark: Story = {
  tags: ['phone'],
  args: { hasWordmark: false },
  globals: { viewport: { value: 'desktop' } },
};
/** A company and a developer with long names; one of them is a word that does not end. */
export const LongNames: Story = {
  tags: ['widths'],
  args: {
    legalName: 'Общество с ограниченной ответственностью «Платформа независимых авторов и их читателей»',
    developerName: 'Студияразработкисайтовиприложенийдлянезависимыхавторов',
  },
};
