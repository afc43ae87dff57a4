import { useRef } from 'react';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFocusOn } from '../../primitives/useFocusOn.ts';
import { moved } from './order.ts';
import * as css from './TiersPage.css.ts';

interface StepsProps {
  tier: OwnTier;
  /** All of the list, in their order. */
  ids: readonly number[];
  onReorder: (ids: readonly number[]) => void;
}

/**
 * One step up or down. A row that moves loses the focus, so it is set again; at an end of the list on the other
 * button.
 */
export function Steps({ tier: { id, name }, ids, onReorder }: StepsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  /** The last press, until the row has moved. */
  const pressed = useRef<-1 | 1>(undefined);
  const position = ids.indexOf(id);
  const isFirst = position === 0;
  const isLast = position === ids.length - 1;
  useFocusOn(position, () => {
    const last = pressed.current;
    pressed.current = undefined;
    if (last === undefined) return undefined;
    return (isLast || (last === -1 && !isFirst) ? up : down).current;
  });
  const step = (by: -1 | 1) => () => {
    pressed.current = by;
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
