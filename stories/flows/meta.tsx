import type { Decorator, StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { FlowProps } from './Flow.tsx';

/** The toolbar's state of the network reaches the story as a prop. */
const withNetwork: Decorator<FlowProps> = (Story, { globals, args }) => (
  <Story args={{ ...args, network: globals['network'] }} />
);

/** Settings of all flows: the whole screen, the toolbar's network, one page of documentation. */
export const flow = {
  parameters: {
    layout: 'fullscreen',
    // React Aria repeats a button's label to screen readers by its id, for a while also after its page is left.
    a11y: { context: { include: ['body'], exclude: ['[data-live-announcer]'] } },
  },
  decorators: [withNetwork],
};

/** A part of the app downloads on its own, on a busy machine slowly; ms. */
const patience = { timeout: 15_000 };

/** Waits for the element that a person sees next. */
export const find = (role: string, name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole(role, { name }, patience);

/** The first of what a person sees next. */
export async function findFirst(role: string, name: string | RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole(role, { name }, patience);
  if (first === undefined) throw new Error(`There is no ${String(name)}`);
  return first;
}

/** A sentence that a person reads next. */
export const findByText = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, {}, patience);

/** Opens the mail of the double, and the link of the newest letter. */
export async function openLetter(userEvent: StoryContext['userEvent']): Promise<void> {
  await userEvent.click(await findByText(/^Письма: [1-9]/));
  await userEvent.click(await findFirst('button', /^Открыть ссылку/));
}

/** A story that plays by itself on a good network; on another one the person acts. */
export const played =
  <Context extends Pick<StoryContext, 'globals'>>(steps: (context: Context) => Promise<void> | void) =>
  async (context: Context): Promise<void> => {
    if (context.globals['network'] === 'ok') await steps(context);
  };
