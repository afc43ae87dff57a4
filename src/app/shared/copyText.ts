/** Copies by the selection: browsers have no other way on plain http. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  // The field is invisible and does not scroll the page.
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text into the clipboard. Rejects where the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('The browser copies nothing');
}
