import { expect, test } from 'vitest';
import { snapshotsOf } from '../../.storybook/snapshots.ts';

test('Chromatic takes a story in both themes', () => {
  expect(snapshotsOf(['pixels'])).toEqual({ modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } });
});

test('Chromatic takes the screens that a story asks for, in the light theme', () => {
  expect(snapshotsOf(['pixels', 'phone'])).toEqual({
    modes: {
      light: { theme: 'light' },
      dark: { theme: 'dark' },
      mobile: { theme: 'light', viewport: { width: '360px', height: '740px' } },
    },
  });
});

test('Chromatic takes no story that has no picture here', () => {
  expect(snapshotsOf(['phone'])).toEqual({ disableSnapshot: true });
});
