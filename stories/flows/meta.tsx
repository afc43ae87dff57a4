import type { Decorator, StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { FlowProps } from './Flow.tsx';

/** The toolbar's state of the network reaches the story as a prop. */
const withNetwork: Decorator<FlowProps> = (Story, { globals, args }) => (
  <Story args={{ ...args, network: globals['network'] }} />
);

/** What all flows have: the whole screen, the network of the toolbar, one page of documentation for all of them. */
export const flow = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [withNetwork],
};

/** Opens the mail of the double, and the link of the newest letter. */
export async function openLetter(userEvent: StoryContext['userEvent']): Promise<void> {
  await userEvent.click(await screen.findByText(/^Письма: [1-9]/));
  const [newest] = await screen.findAllByRole('button', { name: /^Открыть ссылку/ });
  if (newest === undefined) throw new Error('The double has sent no link');
  await userEvent.click(newest);
}
