import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './specimen.css.ts';

const samples: Partial<Record<keyof typeof css.styles, string>> = {
  numeral: '001',
  result: '450',
  resultUnit: 'руб.',
  errorNumber: '4',
  fieldLarge: '1\u00a0000',
  fieldLong: '1\u00a0000',
  figure: '450',
  figureLarge: '4,9',
  price: '300 руб.',
  count: '12',
  sum: '300',
  sumPart: '300',
  sumTotal: '500',
  sumGreat: '500',
  sumUnit: 'руб.',
};

const names = Object.keys(css.styles) as (keyof typeof css.styles)[];

function Specimen() {
  return names.map((name) => (
    <div key={name} className={css.panel}>
      <p className={css.note}>{name}</p>
      <p className={css.styles[name]}>{samples[name] ?? 'Аа'}</p>
    </div>
  ));
}

const meta = {
  id: 'foundations-typography',
  title: 'Основы/Типографика',
  component: Specimen,
  tags: ['!autodocs'],
} satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = { name: 'Стили текста' };

/** The dot in the first-line indent. */
export const RedLine: Story = {
  name: 'Красная строка',
  render: () => <p className={css.red}>Мы работаем вместе с нашими клиентами</p>,
};
