/** Downloads what most people see first once they are signed in. What fails says so when it is opened. */
export function preloadFeed(): void {
  for (const part of [import('../shell/area/InnerArea.tsx'), import('../feed/FeedPage.tsx')])
    part.catch(() => {});
}
