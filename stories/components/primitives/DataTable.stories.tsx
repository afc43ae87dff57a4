import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable, TwoLines } from '#src/components/primitives/DataTable/DataTable.tsx';
import { Money } from '#src/components/primitives/Money/Money.tsx';

interface Row {
  readonly time: string;
  readonly name: string;
  readonly note: string;
  readonly kopecks: number;
}

const rows: readonly Row[] = [
  { time: '16:38', name: 'Нина Орлова', note: '«Первый ряд», первый месяц', kopecks: 45_000 },
  { time: '12:20', name: 'Павел Ким', note: 'Донат: «На магнит из Зарайска»', kopecks: 90_000 },
];

const meta = {
  title: 'Компоненты/Примитивы/Таблица · DataTable',
  id: 'components-primitives-datatable',
  component: DataTable<Row>,
  args: {
    label: 'Движения денег',
    columns: [
      { id: 'time', title: 'Время', shown: 'wide', render: ({ time }) => time },
      {
        id: 'name',
        title: 'Кто и за что',
        isRowHeader: true,
        render: ({ name, note }) => <TwoLines title={name} note={note} />,
      },
      {
        id: 'sum',
        title: 'Вам, руб.',
        side: 'end',
        render: ({ kopecks }) => <Money kopecks={kopecks} hasUnit={false} sign="both" />,
        renderTotal: ({ rows: all }) => (
          <Money kopecks={all.reduce((sum, { kopecks }) => sum + kopecks, 0)} hasUnit={false} sign="both" />
        ),
      },
    ],
    groups: [{ id: 'day', title: '25 ноября, среда', rows }],
    idOf: ({ time }) => time,
  },
} satisfies Meta<typeof DataTable<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Grouped: Story = {
  name: 'По дням',
  tags: ['widths'],
  globals: { viewport: { value: 'desktop' } },
};
