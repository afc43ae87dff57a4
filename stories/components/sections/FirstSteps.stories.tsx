import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailRequest } from '#src/components/primitives/MailRequest/MailRequest.tsx';
import { FirstSteps } from '#src/components/sections/FirstSteps/FirstSteps.tsx';
import { steps } from '#stories/components/sections/FirstSteps.fixtures.ts';

const meta = {
  title: 'Компоненты/Секции/Первые шаги · FirstSteps',
  id: 'components-sections-firststeps',
  component: FirstSteps,
  args: { steps: steps.map((step) => ({ ...step, isDone: false })), onHide: fn() },
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Песочница', tags: ['!pixels'] };
export const NothingDone: Story = { name: 'Ничего не сделано', tags: ['phone', 'contrast'] };
export const AllDone: Story = {
  name: 'Всё сделано',
  args: { steps: steps.map((step) => ({ ...step, isDone: true })) },
};
// The last picture: Chromium leaves the ground of so low a page white after forced colours.
export const OneDone: Story = { name: 'Сделан один', tags: ['phone', 'forced-colors'], args: { steps } };

/** The message that proves the e-mail is asked for in place. */
export const Unproven: Story = {
  name: 'Письмо ушло',
  tags: ['phone'],
  args: {
    steps: steps.map((step, index) =>
      index > 0
        ? step
        : {
            ...step,
            note: 'Чтобы публиковать, комментировать и вернуть доступ',
            isDone: false,
            href: undefined,
            control: (
              <MailRequest
                question="Письмо ушло на anna@example.ru. Откройте ссылку из него или запросите новое."
                action="Отправить ещё раз"
                size="small"
                status={{ kind: 'idle' }}
                onSend={fn()}
              />
            ),
          },
    ),
  },
};

export const Hidden: Story = {
  name: 'Нажатие «Скрыть»',
  tags: ['!pixels'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
