import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileRow } from '#src/components/sections/FileRow/FileRow.tsx';
import { file } from '#stories/components/sections/FileRow.fixtures.ts';

test('it says what it is and how large before it is downloaded', async () => {
  const screen = await render(<FileRow file={file} />);
  const link = screen.getByRole('link', { name: 'Скачать: Третья песня, ноты.pdf, PDF, 1,2\u00a0МБ' });
  await expect.element(link).toHaveAttribute('href', file.href);
  await expect.element(link).toHaveAttribute('download');
});
