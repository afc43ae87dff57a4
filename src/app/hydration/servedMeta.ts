/**
 * Takes away the metadata that the page was served with (`build/html.ts` has marked them). A page that hydrates takes them
 * over as its own; one that is drawn brings the same again.
 */
export function removeServedMeta(): void {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
}

/** Takes away the preview of a post that only other sites read: hydration would leave it beside the page's own tags. */
export function removePreview(): void {
  for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
}
