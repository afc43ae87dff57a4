import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AudioPlayer } from '#src/components/sections/AudioPlayer/AudioPlayer.tsx';
import { sound } from '#stories/components/sections/AudioPlayer.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Аудиоплеер · AudioPlayer',
  id: 'components-sections-audioplayer',
  component: AudioPlayer,
  args: { sound, place: 0, speed: 1, onSpeedChange: fn(), onPlace: fn(), onStale: fn() },
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const Unheard: Story = { name: 'Не слушали', tags: ['phone', 'forced-colors'] };
export const HalfHeard: Story = { name: 'Дослушано до середины', args: { place: 84, speed: 1.5 } };

/** A sound that neither loads nor fails. */
const hanging = () => ({ ...sound, src: URL.createObjectURL(new MediaSource()) });

export const Waiting: Story = {
  name: 'Запись загружается',
  args: { sound: hanging(), place: 84 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Слушать' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Загрузка. Пауза' })).toBeVisible());
  },
};

/** As it looks from its first second: one that really plays is another picture every second. */
export const Playing: Story = {
  name: 'Играет',
  tags: ['phone', 'forced-colors'],
  args: { sound: hanging(), place: 84 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Слушать' }));
    canvasElement.querySelector('audio')?.dispatchEvent(new Event('playing'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Пауза' })).toBeVisible());
  },
};

export const Failed: Story = {
  name: 'Запись не загрузилась',
  args: { sound: { ...sound, src: 'data:audio/wav,' }, place: 84 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Слушать' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(args.onStale).toHaveBeenCalledWith('song');
  },
};

export const Faster: Story = {
  name: 'Смена скорости',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скорость 1×' }));
    await expect(args.onSpeedChange).toHaveBeenCalledWith(1.25);
  },
};
