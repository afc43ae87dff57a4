import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from '#src/components/primitives/Select/Select.tsx';
import { StateMatrix } from '../../../.storybook/decorators/StateMatrix.tsx';

const meta = {
  title: 'Компоненты/Примитивы/Список выбора · Select',
  id: 'components-primitives-select',
  component: Select,
  args: {
    label: 'Часовой пояс',
    options: [
      ['Europe/Moscow', 'Москва, UTC+3'],
      ['Asia/Vladivostok', 'Владивосток, UTC+10'],
    ],
    value: 'Europe/Moscow',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыто' };

export const States: Story = {
  name: 'Все состояния',
  // The page shows it on its own, in both themes.
  tags: ['!autodocs'],
  render: (args) => (
    <StateMatrix
      kinds={{ закрытый: 'Europe/Moscow' }}
      columns={{
        обычный: 'rest',
        'под указателем': 'hovered',
        нажатый: 'pressed',
        'в фокусе': 'focus-visible',
      }}
    >
      {(value) => (
        // A cell would squeeze what is as wide as its form.
        <div style={{ width: 'max-content' }}>
          <Select {...args} value={value} />
        </div>
      )}
    </StateMatrix>
  ),
};

export const AnotherIsChosen: Story = {
  name: 'Выбор другого',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Часовой пояс Москва, UTC+3' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Владивосток, UTC+10' }));
    await expect(args.onChange).toHaveBeenCalledWith('Asia/Vladivostok');
  },
};

const cities = [
  ['America/Chicago', 'Чикаго, UTC−6'],
  ['Pacific/Chatham', 'Чатем, UTC+13:45'],
  ['Europe/Prague', 'Чехия, UTC+1'],
] as const;
export const Searched: Story = {
  name: 'С поиском',
  tags: ['forced-colors'],
  args: {
    search: {
      label: 'Страна или город',
      none: 'Ничего не нашлось. Напишите страну или её крупный город',
      find: (text) => cities.filter(([, label]) => label.toLowerCase().startsWith(text)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Часовой пояс/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Страна или город' }), 'ч');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Чехия, UTC+1' })).toBeVisible());
  },
};
export const NothingFound: Story = {
  ...Searched,
  name: 'Ничего не нашлось',
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Часовой пояс/ }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Страна или город' }), 'ы');
    await waitFor(() => expect(screen.getByText(/^Ничего не нашлось/)).toBeVisible());
  },
};
