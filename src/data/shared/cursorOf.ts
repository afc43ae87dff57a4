/** The cursor of the next page, from `next`. */
export function cursorOf({ next }: { readonly next: string | null }): string {
  try {
    return new URL(next ?? '').searchParams.get('cursor') ?? '';
  } catch {
    return '';
  }
}
