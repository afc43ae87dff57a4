import { comparePlaces, type Place } from '#src/compare/places.ts';
import { textOf } from '#src/compare/text.ts';
import type { Block, Version } from '#src/compare/version.ts';
import { compareWords } from '#src/compare/words.ts';
import * as css from './RevisionsPage.css.ts';

export interface ChangesProps {
  /** The older one. */
  before: Version;
  /** The current one. */
  now: Version;
}

const textOfSide = (block: Block | undefined) => (block === undefined ? '' : textOf(block));

interface Pair {
  readonly mine: Block | undefined;
  readonly theirs: Block | undefined;
}

const pairsOf = (place: Place): readonly Pair[] =>
  place.kind === 'same' ? place.blocks.map((block) => ({ mine: block, theirs: block })) : [place];

/** All of a post, with what has appeared and what has disappeared since. */
export function Changes({ before, now }: ChangesProps) {
  const pairs = comparePlaces(before.blocks, now.blocks).flatMap(pairsOf);
  return (
    <div className={css.sheet}>
      <h2 className={css.postTitle}>
        <Words before={before.title} after={now.title} />
      </h2>
      {pairs.map(({ mine, theirs }, index) => (
        <p key={index} className={`${css.block} ${(theirs ?? mine)?.type === 'heading' ? css.heading : ''}`}>
          <Words before={textOfSide(mine)} after={textOfSide(theirs)} />
        </p>
      ))}
    </div>
  );
}

const Words = ({ before, after }: { before: string; after: string }) =>
  compareWords(before, after).map(({ kind, text }, index) => {
    switch (kind) {
      case 'same':
        return text;
      case 'new':
        return (
          <ins className={css.appeared} key={index}>
            {text}
          </ins>
        );
      case 'gone':
        return (
          <del className={css.disappeared} key={index}>
            {text}
          </del>
        );
    }
  });
