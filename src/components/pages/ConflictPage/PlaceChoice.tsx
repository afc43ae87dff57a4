import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Place, Side } from '#src/compare/places.ts';
import { textOf } from '#src/compare/text.ts';
import type { Block } from '#src/compare/version.ts';
import { compareWords, type Piece } from '#src/compare/words.ts';
import * as css from './ConflictPage.css.ts';

type Different = Extract<Place, { kind: 'different' }>;

interface PlaceChoiceProps {
  place: Different;
  /** «Место 1 из 3», for screen readers. */
  label: string;
  /** Labels of the versions, because a phone shows one under the other. */
  notes: Readonly<Record<Side, string>>;
  choice: Side | undefined;
  onChange: (side: Side) => void;
}

const textOfSide = (block: Block | undefined) => (block === undefined ? '' : textOf(block));

/** A place that differs: mine or the other, nothing chosen at first. */
export function PlaceChoice({ place, label, notes, choice, onChange }: PlaceChoiceProps) {
  const pieces = compareWords(textOfSide(place.mine), textOfSide(place.theirs));
  const isOnlyLook =
    place.mine !== undefined && place.theirs !== undefined && pieces.every(({ kind }) => kind === 'same');
  return (
    <RadioGroup
      className={css.place}
      aria-label={label}
      value={choice ?? null}
      onChange={(side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
    >
      {(['mine', 'theirs'] as const).map((side) => (
        <Card
          key={side}
          side={side}
          note={notes[side]}
          isThere={place[side] !== undefined}
          pieces={pieces.filter(({ kind }) => kind !== (side === 'mine' ? 'new' : 'gone'))}
          remark={isOnlyLook ? 'Отличается только оформление' : undefined}
        />
      ))}
    </RadioGroup>
  );
}

interface CardProps {
  side: Side;
  note: string;
  isThere: boolean;
  pieces: readonly Piece[];
  remark: string | undefined;
}

function Card({ side, note, isThere, pieces, remark }: CardProps) {
  const noteId = useId();
  const textId = useId();
  return (
    <Radio className={css.card} value={side} aria-labelledby={`${noteId} ${textId}`}>
      <span className={css.words}>
        <span className={css.cardSide} id={noteId}>
          {side === 'mine' ? 'Мой' : 'Другой'}: {note}
        </span>
        <span id={textId}>
          {isThere ? (
            pieces.map(({ kind, text }, index) =>
              kind === 'same' ? (
                text
              ) : (
                <mark className={css.changed} key={index}>
                  {text}
                </mark>
              ),
            )
          ) : (
            <span className={css.none}>Здесь ничего нет</span>
          )}
        </span>
        {remark !== undefined && <span className={css.remark}>{remark}</span>}
      </span>
    </Radio>
  );
}
