export interface ArticleLink {
  readonly href: string;
  readonly title: string;
  /** One sentence on what the article tells. */
  readonly description: string;
}

export interface ArticleGroup {
  readonly title: string;
  readonly articles: readonly ArticleLink[];
}
