import { type RefObject, useEffect, useRef } from 'react';
import type { OwnTier } from '../../forms/TierForm/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { moved } from './order.ts';
import * as css from './TiersPage.css.ts';

/** Up or down, and whose button it was. */
export interface Press {
  readonly id: number;
  readonly by: -1 | 1;
}

interface StepsProps {
  tier: OwnTier;
  /** All of the list, in their order. */
  ids: readonly number[];
  /** The last press in the list, until its row has moved. */
  pressed: RefObject<Press | undefined>;
  onReorder: (ids: readonly number[]) => void;
}

/** One step up or down. A row that moves loses the focus: it takes it back, at an end of the list on the other button. */
export function Steps({ tier: { id, name }, ids, pressed, onReorder }: StepsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const place = ids.indexOf(id);
  const isFirst = place === 0;
  const isLast = place === ids.length - 1;
  useEffect(() => {
    if (pressed.current?.id !== id) return;
    const isUp = isLast || (pressed.current.by === -1 && !isFirst);
    (isUp ? up : down).current?.focus();
    pressed.current = undefined;
  }, [place, id, isFirst, isLast, pressed]);
  const step = (by: -1 | 1) => () => {
    pressed.current = { id, by };
    onReorder(moved(ids, id, by));
  };
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        ref={up}
        aria-label={`Выше: «${name}»`}
        isDisabled={isFirst}
        onPress={step(-1)}
      >
        <Icon name="up" size="small" />
        <span className={css.word}>Выше</span>
      </Button>
      <Button
        kind="ghost"
        size="small"
        ref={down}
        aria-label={`Ниже: «${name}»`}
        isDisabled={isLast}
        onPress={step(1)}
      >
        <Icon name="arrowDown" size="small" />
        <span className={css.word}>Ниже</span>
      </Button>
    </>
  );
}
