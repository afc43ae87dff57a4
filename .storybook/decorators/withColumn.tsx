import type { Decorator } from '@storybook/react-vite';

/** A form as wide as in the settings (design section 9): 600 px at most. */
export const withColumn: Decorator = (Story) => (
  <div style={{ maxWidth: 600 }}>
    <Story />
  </div>
);
