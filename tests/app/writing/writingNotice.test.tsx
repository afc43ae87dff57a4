import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WritingNotice } from '#src/app/writing/WritingNotice.tsx';
import '#src/theme/global.ts';

const written = { id: 7, content: undefined, edition: 0, draft: undefined, isOnDevice: true };

test.each(['failed', 'unkept'] as const)('what was not saved (%s) says why in its banner', async (kind) => {
  const status = { kind, message: 'Пост слишком большой.' };
  const screen = await render(<WritingNotice written={{ ...written, status }} onKeepAsNew={() => {}} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Пост слишком большой.');
});
