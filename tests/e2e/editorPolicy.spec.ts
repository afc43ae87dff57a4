import { pasteInto, samples } from '#tests/components/sections/PostEditor/samples/index.ts';
import { expect, type Page, test } from './test.ts';
import { enterEditor, expectSaved, textField, titleField } from './writing.ts';

/** The request that saves a post with this title; the page saves at once when it is visible again. */
async function sentAs(page: Page, title: string): Promise<unknown> {
  const sending = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.postDataJSON().title === title,
  );
  await titleField(page).fill(title);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  return (await sending).postDataJSON().blocks;
}

test('under the policy of the server whatever is pasted becomes the blocks of a post, and nothing of it acts', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await enterEditor(page);
  await titleField(page).fill('Вставки');
  await expectSaved(page);
  const text = textField(page);

  const all = Object.values(samples).flat();
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const { name, html, blocks } of all) {
    await text.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await text.evaluate(pasteInto, html);
    expect(await sentAs(page, name), name).toEqual(blocks);
  }
  expect(dialogs).toEqual([]);

  await text.press('ControlOrMeta+a');
  await page.keyboard.type('Набрано.');
  await expect(text).toHaveText('Набрано.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toHaveText('Набрано.');
});
