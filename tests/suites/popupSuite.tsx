import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import '#src/theme/global.ts';

interface Opening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface PopupUnderTest {
  /** Its heading, to the letter. */
  title: string;
  /** Label of the field that focus begins with. */
  firstField: string;
  /** Words on the button that must stay in reach on the smallest screen. */
  submit: string;
  popup: (opening: Opening) => ReactElement;
}

/** A page higher than the screen, with the popup's opener in its middle. */
function PageWith({ popup, onOpenChange }: Pick<PopupUnderTest, 'popup'> & Partial<Opening>) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    onOpenChange?.(next);
    setOpen(next);
  };
  const filler = <p style={{ height: '90rem' }}>Страница</p>;
  return (
    <>
      {filler}
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      {filler}
      {popup({ isOpen, onOpenChange: change })}
    </>
  );
}

const focused = () => document.activeElement;

/** Behaviour of every popup (specification section 2, design section 7), whatever form it holds. */
export function popupSuite({ title, firstField, submit, popup }: PopupUnderTest): void {
  const opener = page.getByRole('button', { name: 'Открыть', includeHidden: true });
  const dialog = page.getByRole('dialog', { name: title });
  const cross = dialog.getByRole('button', { name: 'Закрыть' }).first();
  const field = dialog.getByLabelText(firstField).first();

  const open = async (onOpenChange = vi.fn()) => {
    await render(<PageWith popup={popup} onOpenChange={onOpenChange} />);
    await opener.click();
    await expect.element(field).toHaveFocus();
    return onOpenChange;
  };
  const pressBackdrop = () =>
    userEvent.click(document.body, { position: { x: 3, y: scrollY + innerHeight - 3 } });

  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => scrollTo(0, 0));

  test('it is a dialog named by its heading, and nothing behind it is in reach', async () => {
    await open();
    await expect.element(dialog).toBeVisible();
    expect(opener.element().closest('[inert]')).not.toBeNull();
    opener.element().focus();
    expect(dialog.element().contains(focused())).toBe(true);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the backdrop', pressBackdrop],
    ['the cross', () => cross.click()],
  ])('%s closes it, and focus is back on its opener', async (_name, close) => {
    const onOpenChange = await open();
    await close();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('a drag that ends on the backdrop does not close it', async () => {
    const onOpenChange = await open();
    await userEvent.dragAndDrop(field, document.body, { targetPosition: { x: 3, y: scrollY + 400 } });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('Tab goes round in it, and Shift+Tab the same way back', async () => {
    await open();
    const start = focused();
    const walk = async (keys: string): Promise<(Element | null)[]> => {
      const stops: (Element | null)[] = [];
      do {
        await userEvent.keyboard(keys);
        stops.push(focused());
      } while (focused() !== start && stops.length < 20);
      return stops;
    };
    const forth = await walk('{Tab}');
    const back = await walk('{Shift>}{Tab}{/Shift}');
    expect(forth.every((stop) => dialog.element().contains(stop))).toBe(true);
    expect(new Set(forth).size).toBe(forth.length);
    expect(back.slice(0, -1)).toEqual(forth.slice(0, -1).toReversed());
  });

  test('the page stands still behind it and is where it was afterwards', async () => {
    await render(<PageWith popup={popup} />);
    scrollTo(0, 1001);
    const before = opener.element().getBoundingClientRect();
    await opener.click();
    await expect.element(field).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(opener.element().getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    expect(scrollY).toBe(1001);
    expect(opener.element().getBoundingClientRect()).toEqual(before);
  });

  test('at 320×256 it is glued to the top, scrolls inside, and its cross and submit are in reach', async () => {
    await page.viewport(320, 256);
    await open();
    const box = () => dialog.element().getBoundingClientRect();
    await expect.poll(box).toMatchObject({ left: 0, top: 0, width: 320 });
    const button = dialog.getByRole('button', { name: submit });
    button.element().scrollIntoView({ block: 'nearest' });
    await expect.element(button).toBeInViewport({ ratio: 0.98 });
    await expect.element(cross).toBeInViewport({ ratio: 0.98 });
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test("it keeps clear of a phone's keyboard", async () => {
    await page.viewport(320, 640);
    await open();
    const keyboard = vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(300);
    visualViewport?.dispatchEvent(new Event('resize'));
    // The popup is smaller during its entrance.
    await expect.poll(() => document.querySelector('[data-entering]')).toBeNull();
    await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(300);
    const button = dialog.getByRole('button', { name: submit });
    button.element().scrollIntoView({ block: 'nearest' });
    // Scrolling ends on a whole pixel, up to half of one off.
    expect(Math.round(button.element().getBoundingClientRect().bottom)).toBeLessThanOrEqual(300);
    keyboard.mockRestore();
  });
}
