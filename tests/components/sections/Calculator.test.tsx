import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calculator } from '#src/components/sections/Calculator/Calculator.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { paste } from '#tests/suites/fill.ts';
import '#src/theme/global.ts';

const nbsp = (text: string) => text.replaceAll(' ', '\u00a0');

async function open() {
  const onStart = vi.fn();
  const screen = await render(<Calculator id="calc" onStart={onStart} />);
  return {
    onStart,
    screen,
    subscribers: screen.getByLabelText('Подписчики, человек'),
    price: screen.getByLabelText('Цена подписки, рублей'),
  };
}

function inputOf(locator: Locator): HTMLInputElement {
  const element = locator.element();
  if (!(element instanceof HTMLInputElement)) throw new TypeError('not an input');
  return element;
}

/** Puts the caret after `place` characters of the field. */
async function placeCaret(field: Locator, place: number) {
  await userEvent.click(field);
  inputOf(field).setSelectionRange(place, place);
}

/** The figures; the words beside them are for screen readers. */
const shown = () => document.querySelector('output > [aria-hidden]');
const spoken = () => document.querySelector('output > :not([aria-hidden])');

test('a thousand subscribers at 500 roubles are counted at the start', async () => {
  const { subscribers, price } = await open();
  await expect.element(subscribers).toHaveValue(nbsp('1 000'));
  await expect.element(price).toHaveValue('500');
  await expect.poll(shown).toHaveTextContent('450 000 руб/мес');
});

test('a phone offers digits', async () => {
  const { subscribers, price } = await open();
  for (const field of [subscribers, price])
    await expect.element(field).toHaveAttribute('inputmode', 'numeric');
});

test('the estimate follows every typed digit', async () => {
  const { price } = await open();
  await placeCaret(price, 3);
  await userEvent.keyboard('0');
  await expect.element(price).toHaveValue(nbsp('5 000'));
  await expect.poll(shown).toHaveTextContent('4 500 000 руб/мес');
});

test('the unit in a field is not part of its name, and a press on it goes to the field', async () => {
  const { screen, price } = await open();
  await userEvent.click(screen.getByText('руб.', { exact: true }), { force: true });
  await expect.element(price).toHaveFocus();
});

test('what is not a digit is dropped, typed or pasted', async () => {
  const { subscribers } = await open();
  await placeCaret(subscribers, 1);
  await userEvent.keyboard('x');
  await expect.element(subscribers).toHaveValue(nbsp('1 000'));
  expect(inputOf(subscribers).selectionStart).toBe(1);
  await userEvent.fill(subscribers, '12 345 чел.');
  await expect.element(subscribers).toHaveValue(nbsp('12 345'));
});

test('subscribers take 15 characters, the price 13', async () => {
  const { subscribers, price } = await open();
  await userEvent.fill(subscribers, '9'.repeat(20));
  await userEvent.fill(price, '9'.repeat(20));
  await expect.element(subscribers).toHaveValue(nbsp('999 999 999 999'));
  await expect.element(price).toHaveValue(nbsp('9 999 999 999'));
  await expect.poll(shown).toHaveTextContent('8 999 999 999 091 000 000 000,9 руб/мес');
});

test('the caret stays among the same digits when groups appear and vanish', async () => {
  const { subscribers } = await open();
  await placeCaret(subscribers, 1);
  await userEvent.keyboard('23');
  await expect.element(subscribers).toHaveValue(nbsp('123 000'));
  expect(inputOf(subscribers).selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(subscribers).toHaveValue('0');
  expect(inputOf(subscribers).selectionStart).toBe(0);
});

test('Backspace and Delete beside a separator erase the digit behind it', async () => {
  const { subscribers } = await open();
  await userEvent.fill(subscribers, '12345');
  await placeCaret(subscribers, 3);
  await userEvent.keyboard('{Backspace}');
  await expect.element(subscribers).toHaveValue(nbsp('1 345'));
  await placeCaret(subscribers, 1);
  await userEvent.keyboard('{Delete}');
  await expect.element(subscribers).toHaveValue('145');
});

test('an emptied field stays empty and counts as nothing', async () => {
  const { subscribers } = await open();
  await userEvent.clear(subscribers);
  await expect.element(subscribers).toHaveValue('');
  await expect.poll(shown).toHaveTextContent('0 руб/мес');
});

test.each([
  ['1 234,56 руб', '1 234'],
  ['12 345 чел.', '12 345'],
  ['7', '7'],
])('pasting «%s» over the number gives %s', async (copied, value) => {
  const { subscribers } = await open();
  await userEvent.click(subscribers);
  inputOf(subscribers).select();
  paste(subscribers.element(), copied);
  await expect.element(subscribers).toHaveValue(nbsp(value));
  expect(inputOf(subscribers).selectionStart).toBe(value.length);
});

test('pasting into the middle keeps what is around', async () => {
  const { subscribers } = await open();
  await placeCaret(subscribers, 1);
  paste(subscribers.element(), '22,50');
  await expect.element(subscribers).toHaveValue(nbsp('122 000'));
  expect(inputOf(subscribers).selectionStart).toBe(3);
});

test('a comma typed by mistake takes nothing away', async () => {
  const { subscribers } = await open();
  await placeCaret(subscribers, 3);
  await userEvent.keyboard(',');
  await expect.element(subscribers).toHaveValue(nbsp('1 000'));
  expect(inputOf(subscribers).selectionStart).toBe(3);
});

test('the income is read out in words', async () => {
  const { price } = await open();
  await expect.poll(spoken).toHaveTextContent('450 000 рублей в месяц');
  await userEvent.fill(price, '1');
  await expect.poll(spoken).toHaveTextContent('900 рублей в месяц');
});

test('words given from outside come after a pause: the figures do not wait for them', async () => {
  const onIncomeChange = vi.fn();
  const screen = await render(
    <Calculator id="calc" onStart={vi.fn()} spokenIncome="450 000 рублей в месяц" {...{ onIncomeChange }} />,
  );
  await userEvent.fill(screen.getByLabelText('Цена подписки, рублей'), '1');
  await expect.poll(shown).toHaveTextContent('900 руб/мес');
  await expect.poll(spoken).toHaveTextContent('450 000 рублей в месяц');
  expect(onIncomeChange).toHaveBeenLastCalledWith('900 рублей в\u00a0месяц');
});

test('a slider sets its number by round steps, ten to a decade', async () => {
  const { subscribers, screen } = await open();
  const slider = screen.getByRole('slider', { name: 'Подписчики' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', nbsp('1 000'));
  await slider.click({ position: { x: 0, y: 20 } });
  await expect.element(subscribers).toHaveValue('10');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(subscribers).toHaveValue('12');
  await userEvent.keyboard('{End}');
  await expect.element(subscribers).toHaveValue(nbsp('1 000 000'));
  await expect.poll(shown).toHaveTextContent('450 000 000 руб/мес');
});

test.each([
  ['', '0'],
  ['7', '0'],
  ['10', '0'],
  ['11', '0'],
  ['999', '19'],
  ['1000', '20'],
  ['999999999999', '50'],
])('a typed «%s» puts the slider at %s', async (typed, place) => {
  const { subscribers, screen } = await open();
  await userEvent.fill(subscribers, typed);
  await expect.element(screen.getByRole('slider', { name: 'Подписчики' })).toHaveValue(place);
});

test.each([320, 360, 768, 1440])('the longest numbers stay inside on a screen of %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <Page>
      <Calculator
        id="calc"
        defaultSubscribers={nbsp('999 999 999 999')}
        defaultPrice={nbsp('9 999 999 999')}
        onStart={vi.fn()}
      />
    </Page>,
  );
  await document.fonts.ready;
  for (const field of screen.getByRole('textbox').all()) {
    const input = inputOf(field);
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  }
  const output = shown()?.getBoundingClientRect();
  expect(output?.right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('«Начать зарабатывать» starts', async () => {
  const { screen, onStart } = await open();
  await screen.getByRole('button', { name: 'Начать зарабатывать' }).click();
  expect(onStart).toHaveBeenCalledOnce();
});

test('the line under the estimate says how it comes about, and follows what is typed', async () => {
  const { screen, subscribers, price } = await open();
  await expect.element(screen.getByText('1 000 × 500 руб. минус 10 %')).toBeVisible();
  await userEvent.fill(subscribers, '12000');
  await userEvent.clear(price);
  await expect.element(screen.getByText('12 000 × 0 руб. минус 10 %')).toBeVisible();
});

test('the columns of the offer stand under the fields', async () => {
  await page.viewport(1440, 900);
  const { screen, subscribers, price } = await open();
  const [first, second] = screen.getByRole('list').elements();
  const left = (element?: Element | null) => element?.getBoundingClientRect().left;
  expect(left(subscribers.element().closest('[role=presentation]'))).toBe(left(first));
  expect(left(price.element().closest('[role=presentation]'))).toBe(left(second));
});
