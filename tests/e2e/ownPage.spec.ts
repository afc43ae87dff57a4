import { addTier, becomeAuthor, enter, expectPage, field, makePage } from './ownPage.ts';
import { expect, test } from './test.ts';

const isDesktop = ({ viewport }: { viewport: { width: number } | null }) => viewport?.width === 1440;

test.describe('on a phone', () => {
  test.skip(isDesktop, 'There it is a part of author.spec.ts.');

  test('an author makes a page: name, words, link and a portrait that the keyboard has cut, and others see it', async ({
    page,
    other,
  }) => {
    await enter(page, '/profile');
    await becomeAuthor(page, 'Нина', 'Художник');
    const path = await makePage(page);
    await enter(other, path);
    await expectPage(other);
  });

  test('an author makes the first tier: it stands on the page with nobody in it', async ({ page }) => {
    await enter(page, '/profile');
    await becomeAuthor(page, 'Нина Белая', 'Иллюстратор');
    await addTier(page);
  });
});

test('an address that somebody has is refused on its field, and nothing typed is lost', async ({ page }) => {
  await enter(page, '/profile');
  await becomeAuthor(page, 'Нина Белая', 'Иллюстратор');
  await page.goto('/profile/edit');
  await field(page, 'Адрес страницы').fill('vera.luneva');
  await expect(page.getByText('Этот адрес занят. Выберите другой')).toBeVisible();
  await field(page, 'Занятие').fill('Художник');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(field(page, 'Адрес страницы')).toBeFocused();
  await expect(field(page, 'Занятие')).toHaveValue('Художник');
});
