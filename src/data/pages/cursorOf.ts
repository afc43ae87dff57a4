/** Where a page goes on: the cursor in its `next`. */
export function cursorOf({ next }: { readonly next: string | null }): string {
  try {
    return new URL(next ?? '').searchParams.get('cursor') ?? '';
  } catch {
    return '';
  }
}
