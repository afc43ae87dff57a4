import type { DemoAuthor } from '../authors.ts';

/** A comment or an answer in the demo, typed with plain spaces. */
export interface DemoAnswer {
  readonly by: DemoAuthor;
  /** Hours after the publication of the post. */
  readonly hours: number;
  readonly text: string;
}

export interface DemoComment extends DemoAnswer {
  readonly answers: readonly DemoAnswer[];
}

/** Comments by the titles of their posts. */
export type DemoComments = Readonly<Record<string, readonly DemoComment[]>>;

export const answer = (by: DemoAuthor, hours: number, text: string): DemoAnswer => ({ by, hours, text });

export const comment = (
  by: DemoAuthor,
  hours: number,
  text: string,
  ...answers: readonly DemoAnswer[]
): DemoComment => ({ by, hours, text, answers });
