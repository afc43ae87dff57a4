/** Whether a path belongs to the API: its failures are JSON, everything else is a page or a file. */
export const isApiPath = (url: string): boolean => /^\/(?:api|auth)(?:[/?]|$)/.test(url);
