/** The place of a page that an address names, where it is there already. @param hash of the address */
export const placeOf = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(hash.slice(1));
