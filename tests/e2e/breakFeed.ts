import type { Page } from '@playwright/test';

/**
 * Makes the feed crash while it renders. A reply of another shape is refused at the edge, so the author of the first
 * post exists at the first read and not at the next.
 */
export const breakFeed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text: string, ...rest) => {
      const value = parse(text, ...rest);
      const [post] = value?.results ?? [];
      if (typeof post?.title !== 'string') return value;
      const { author } = post;
      let looks = 0;
      Object.defineProperty(post, 'author', { get: () => (looks++ === 0 ? author : null) });
      return value;
    };
  });
