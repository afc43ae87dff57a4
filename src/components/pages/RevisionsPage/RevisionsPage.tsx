import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { comparePlaces, type Place } from '#src/compare/places.ts';
import { textOf } from '#src/compare/text.ts';
import type { Block, Version } from '#src/compare/version.ts';
import { compareWords } from '#src/compare/words.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { ProgressLine } from '../../primitives/ProgressLine/ProgressLine.tsx';
import { RadioRows } from '../../primitives/RadioRows/RadioRows.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import * as css from './RevisionsPage.css.ts';

/** A version as its row shows it. */
export interface RevisionView {
  readonly id: number;
  /** «Вчера, 23:08». */
  readonly when: string;
  /** «Этот браузер · 386 слов». */
  readonly note: string;
}

export interface RevisionsPageProps {
  /** The newest first: it is the one that holds. */
  revisions: Load<readonly RevisionView[]>;
  /** The one that is looked at. */
  selected: number;
  onSelect: (id: number) => void;
  /** That version, and the current one. */
  changes: Load<ChangesProps>;
  /** The post. */
  postHref: string;
  /** The last try to bring a version back. */
  restoring: Action;
  /** Restores this one; the current one stays in the list. */
  onRestore: (id: number) => void;
  /** Load what failed once more. */
  onRetry: () => void;
}

/** «Версии»: what a post was, what has changed since, and the way back (design section 14). */
export function RevisionsPage(props: RevisionsPageProps) {
  const { revisions, changes, postHref, onRetry } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const versions = revisions.kind === 'loading' ? undefined : revisions.value;
  const shown = changes.kind === 'loading' ? undefined : changes.value;
  const isLoading = revisions.kind === 'loading' || changes.kind === 'loading';
  const failed = revisions.kind === 'failed' || revisions.kind === 'offline' ? revisions : changes;
  return (
    <>
      <BackLink href={postHref}>К посту</BackLink>
      <PageTitle ref={title}>Версии</PageTitle>
      {isLoading && (
        <Busy>
          <ProgressLine />
        </Busy>
      )}
      <LoadFailure load={failed} onRetry={onRetry} fallbackFocus={title} />
      <div className={css.layout}>
        {versions && <Saved {...props} versions={versions} isShown={shown !== undefined} />}
        {shown && (
          <div className={css.main}>
            <p className={css.legend}>
              По сравнению с нынешней: <ins className={css.appeared}>появилось</ins>{' '}
              <del className={css.disappeared}>исчезло</del>
            </p>
            <Changes {...shown} />
          </div>
        )}
      </div>
    </>
  );
}

interface SavedProps extends RevisionsPageProps {
  versions: readonly RevisionView[];
  /** The version is there to be read: only then it can be brought back. */
  isShown: boolean;
}

function Saved(props: SavedProps) {
  const { versions, isShown, selected, restoring, onSelect, onRestore } = props;
  const isPending = restoring.kind === 'pending';
  return (
    <section className={css.list}>
      <h2 className={css.title}>Когда сохраняли</h2>
      <RadioRows
        label="Какую версию показать"
        rows={versions.map(({ id, when, note }) => ({ value: String(id), label: when, note }))}
        value={String(selected)}
        onChange={(id) => onSelect(Number(id))}
      />
      <div className={css.restore}>
        <Banner tone="error">{failureOf(restoring)}</Banner>
        <Banner tone="success">{restoring.kind === 'done' ? restoring.message : undefined}</Banner>
        {isShown && selected !== versions[0]?.id && (
          <>
            <Button kind="secondary" width="full" isPending={isPending} onPress={() => onRestore(selected)}>
              {isPending ? 'Возвращаем...' : 'Вернуть эту версию'}
            </Button>
            <p className={css.remark}>Нынешняя никуда не денется: она встанет в этот же список.</p>
          </>
        )}
      </div>
    </section>
  );
}

interface ChangesProps {
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
function Changes({ before, now }: ChangesProps) {
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
