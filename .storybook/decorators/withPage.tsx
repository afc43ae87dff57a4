import type { Decorator } from '@storybook/react-vite';
import { Page } from '#src/components/primitives/Page/Page.tsx';

/** A section on the whole width of a page. */
export const withPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);
