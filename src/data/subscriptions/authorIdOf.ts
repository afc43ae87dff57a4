/** The author's id in an entry of any server: an object, or the id alone, as Django REST may send it. */
export function authorIdOf({ author }: { readonly author?: unknown }): number | undefined {
  const id = typeof author === 'object' && author !== null && 'id' in author ? author.id : author;
  return typeof id === 'number' ? id : undefined;
}
