import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './specimen.css.ts';

const samples: Partial<Record<keyof typeof css.styles, string>> = {
  numeral: '001',
  result: '450\u00a0000',
  fieldLarge: '1\u00a0000',
  hero: 'Превратите творчество в\u00a0доход',
  post: 'Публикую роман по\u00a0главам, и\u00a0финал уже дважды менялся.',
  quote: 'Альбом записали на\u00a0деньги слушателей.',
  quoteLarge: 'Теперь у\u00a0канала есть подписчики.',
  legal: 'Настоящее соглашение определяет условия использования сервиса.',
};

const names = Object.keys(css.styles) as (keyof typeof css.styles)[];

function Specimen() {
  return names.map((name) => (
    <div key={name} className={css.panel}>
      <p className={css.note}>{name}</p>
      <p className={css.styles[name]}>{samples[name] ?? 'Съешь ещё этих мягких французских булок'}</p>
    </div>
  ));
}

const meta = {
  id: 'foundations-typography',
  title: 'Основы/Типографика',
  component: Specimen,
} satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = { name: 'Стили текста' };

/** The dot in the first-line indent. */
export const RedLine: Story = {
  name: 'Красная строка',
  render: () => (
    <p className={css.red}>
      Мы{'\u00a0'}работаем вместе с{'\u00a0'}нашими клиентами
    </p>
  ),
};
