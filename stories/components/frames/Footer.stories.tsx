import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#src/components/frames/Footer/Footer.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';
import { withPage } from '../../../.storybook/decorators/withPage.tsx';

const meta = {
  title: 'Компоненты/Рамки/Подвал · Footer',
  id: 'components-frames-footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footer,
  decorators: [withPage],
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Desktop: Story = {
  name: 'На компьютере',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
/** The footer of every page but the landing page. */
export const WithoutWordmark: Story = {
  name: 'Без большой надписи',
  tags: ['phone'],
  args: { hasWordmark: false },
  globals: { viewport: { value: 'desktop' } },
};
/** A company and a developer with long names; one of them is a word that does not end. */
export const LongNames: Story = {
  name: 'Длинные названия',
  tags: ['widths'],
  args: {
    legalName: 'Общество с ограниченной ответственностью «Платформа независимых авторов и их читателей»',
    developerName: 'Студияразработкисайтовиприложенийдлянезависимыхавторов',
  },
};
