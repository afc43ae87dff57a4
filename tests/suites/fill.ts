/** Ways to fill a field without its keys. */

/** Pastes at the caret as the browser does, without the system's clipboard, which all tests share. */
export function paste(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new TypeError('not an input');
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // `insertText` is the browser's own reaction to an unhandled event.
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, text);
}

/** Sets a value as password managers do: past the framework, then tells of it. */
export function autofill(field: Element, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
