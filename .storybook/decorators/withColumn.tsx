import type { Decorator } from '@storybook/react-vite';
import { size } from '#src/theme/index.ts';

/** A form as wide as in the settings (design section 9). */
export const withColumn: Decorator = (Story) => (
  <div style={{ maxWidth: size.formWidth }}>
    <Story />
  </div>
);
