/** `VITE_API_URL`: origin of the API without a closing slash. @default '' the page's own origin */
export const apiOrigin: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');
