import { setRussian } from '#src/format/typesetting.ts';
import type { DemoPost } from '../blocks.ts';
import type { DemoAnswer, DemoComment } from './comment.ts';
import { filmAndMusic } from './filmAndMusic.ts';
import { stageAndPage } from './stageAndPage.ts';

export type { DemoAnswer, DemoComment } from './comment.ts';

const spaced = <Said extends DemoAnswer>(said: Said): Said => ({ ...said, text: setRussian(said.text) });

const byTitle = new Map(
  Object.entries({ ...filmAndMusic, ...stageAndPage }).map(([title, said]) => [
    setRussian(title),
    said.map((comment) => ({ ...spaced(comment), answers: comment.answers.map(spaced) })),
  ]),
);

/** The titles of posts that have comments, as they are published. */
export const commentedTitles: readonly string[] = [...byTitle.keys()];

/** Comments of a demo post with their no-break spaces, oldest first. */
export const commentsOf = ({ title }: Pick<DemoPost, 'title'>): readonly DemoComment[] =>
  byTitle.get(title) ?? [];

/** Number of comments and answers. */
export const countComments = (comments: readonly DemoComment[]): number =>
  comments.reduce((count, { answers }) => count + 1 + answers.length, 0);
