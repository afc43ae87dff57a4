import { useState } from 'react';
import { comparePlaces, mergePlaces, type Place, type Side } from '#src/compare/places.ts';
import type { Block, Version } from '#src/compare/version.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { withNoun } from '#src/format/plural.ts';
import { textOf } from '#src/compare/text.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ConflictPage.css.ts';
import { PlaceChoice } from './PlaceChoice.tsx';

/** The two versions of a post. */
export interface Versions {
  /** The version of this device. */
  readonly mine: Version;
  /** The version of the server. */
  readonly theirs: Version;
  /** Place and time of each version: «этот браузер, сегодня в 14:32». */
  readonly notes: Readonly<Record<Side, string>>;
}

export interface ComparisonActions {
  /** The last try to save the choice. */
  saving: Action;
  /** Save the merged version; the other one stays in the list of versions. */
  onSave: (version: Version) => void;
  /** Copy both as plain text. */
  onCopy: () => void;
}

const titleOf = ({ title }: Version): Block => ({ type: 'heading', level: 2, text: title });

/** The title is compared like a block and is first. */
function placesOf({ mine, theirs }: Versions): Place[] {
  const places = comparePlaces(mine.blocks, theirs.blocks);
  if (mine.title === theirs.title) return places;
  return [{ kind: 'different', mine: titleOf(mine), theirs: titleOf(theirs) }, ...places];
}

function versionOf({ mine, theirs }: Versions, choices: readonly Side[]): Version {
  const places = comparePlaces(mine.blocks, theirs.blocks);
  if (mine.title === theirs.title) return { title: mine.title, blocks: mergePlaces(places, choices) };
  const [first, ...rest] = choices;
  const title = (first === 'theirs' ? theirs : mine).title;
  return { title, blocks: mergePlaces(places, rest) };
}

/** Place by place, and what is chosen of them. */
export function Comparison({ versions, saving, onSave, onCopy }: ComparisonActions & { versions: Versions }) {
  const places = placesOf(versions);
  const different = places.filter(({ kind }) => kind === 'different');
  const count = different.length;
  const [choices, setChoices] = useState<readonly (Side | undefined)[]>(Array.from({ length: count }));
  const chosen = choices.filter((choice) => choice !== undefined);
  const left = count - chosen.length;
  const isPending = saving.kind === 'pending';
  const failure = failureOf(saving);
  const success = saving.kind === 'done' ? saving.message : undefined;
  const everywhere = (side: Side) => setChoices(choices.map(() => side));
  return (
    <>
      <div className={css.sides} aria-hidden="true">
        <SideHead label="Мой вариант" note={versions.notes.mine} />
        <SideHead label="Другой вариант" note={versions.notes.theirs} />
      </div>
      {places.map((place, key) => {
        if (place.kind === 'same') return <SameBlocks blocks={place.blocks} key={key} />;
        const here = different.indexOf(place);
        return (
          <PlaceChoice
            key={key}
            place={place}
            label={`Место ${here + 1} из ${count}`}
            notes={versions.notes}
            choice={choices[here]}
            onChange={(side) => setChoices(choices.with(here, side))}
          />
        );
      })}
      <div className={css.bar}>
        <div className={(failure ?? success) === undefined ? css.noAnswer : css.answer}>
          <Banner tone="error">{failure}</Banner>
          <Banner tone="success">{success}</Banner>
        </div>
        <p className={css.count} role="status">
          Выбрано {chosen.length}
          {' из '}
          {count}
        </p>
        <Button kind="ghost" size="small" onPress={onCopy}>
          Скопировать всё
        </Button>
        <div className={css.everywhere}>
          <Button kind="ghost" size="small" onPress={() => everywhere('mine')}>
            Везде мой
          </Button>
          <Button kind="ghost" size="small" onPress={() => everywhere('theirs')}>
            Везде другой
          </Button>
        </div>
        <div className={css.save}>
          <Button
            size="small"
            isPending={isPending}
            isDisabled={left > 0 && !isPending}
            onPress={() => onSave(versionOf(versions, chosen))}
          >
            {isPending ? 'Сохраняем...' : 'Сохранить'}
          </Button>
        </div>
      </div>
    </>
  );
}

function SideHead({ label, note }: { label: string; note: string }) {
  return (
    <div>
      <p className={css.side}>{label}</p>
      <p className={css.sideNote}>{note}</p>
    </div>
  );
}

/** Blocks that both versions share, folded until a person opens them. */
function SameBlocks({ blocks }: { blocks: readonly Block[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.same}>
      <div className={css.sameHead}>
        {withNoun(blocks.length, ['часть', 'части', 'частей'])} без отличий
        <Button kind="ghost" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть' : 'Показать'}
        </Button>
      </div>
      {isOpen && <div className={css.sameText}>{blocks.map(textOf).join('\n\n')}</div>}
    </div>
  );
}
