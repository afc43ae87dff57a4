import { brand } from '#src/brand.ts';

/** Title of a page without one of its own (specification section 2). */
export const defaultTitle = `${brand.name} — монетизация творчества`;

/** «Соавтор — Лента»: the product and the page. */
export const titleOf = (page: string): string => `${brand.name} — ${page}`;

/** Description for search engines and previews. */
export const description =
  'Платформа, на\u00a0которой авторы зарабатывают на\u00a0творчестве: подписки, продажи, донаты и\u00a0эксклюзивный контент для\u00a0подписчиков.';
