import type { Page } from '@playwright/test';

/**
 * Makes the feed fail while it is drawn. No answer can do that, because one of another shape is refused at the edge: so the
 * author of the first post is there for the first look and is gone for the next.
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
