/**
 * Removes the metadata that the page was served with (`src/build/html.ts` marks it). A page that hydrates takes it over as
 * its own; a page that is drawn brings the same again.
 */
export function removeServedMeta(): void {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
}

/** Takes away the preview of a post that only other sites read: hydration would leave it beside the page's own tags. */
export function removePreview(): void {
  for (const tag of document.head.querySelectorAll('[data-preview]')) tag.remove();
}
