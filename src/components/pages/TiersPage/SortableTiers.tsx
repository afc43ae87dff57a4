import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useRef } from 'react';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import { TierSummary } from './TierSummary.tsx';
import * as css from './TiersPage.css.ts';

/** The ids with one of them a step up (-1) or down (1). */
function moved(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const beside = ids[ids.indexOf(id) + by];
  return beside === undefined ? ids : movedBeside(ids, [id], beside, by === 1 ? 'after' : 'before');
}

/** The ids with some of them taken out and put beside another one. */
function movedBeside(
  ids: readonly number[],
  taken: readonly number[],
  beside: number,
  position: 'before' | 'after' | 'on',
): readonly number[] {
  const rest = ids.filter((id) => !taken.includes(id));
  const place = rest.indexOf(beside);
  if (place === -1) return ids;
  const at = position === 'after' ? place + 1 : place;
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}

interface SortableTiersProps {
  tiers: readonly OwnTier[];
  onReorder: (ids: readonly number[]) => void;
  onEdit: (id: number) => void;
  /** Tier whose form was closed last: its button gets the initial focus. */
  edited: number | undefined;
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/**
 * Sortable list of tiers: by pointer, by the keys of the handle, or by buttons. Axe's experimental
 * `focus-order-semantics` objects to a focused row: it takes `row` for structure only, while ARIA lets the rows of a
 * grid be focused (github.com/dequelabs/axe-core/issues/3863).
 */
export function SortableTiers({ tiers, onReorder, onEdit, edited }: SortableTiersProps) {
  const ids = tiers.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator className={css.drop} target={target} />,
    onReorder: ({ keys, target }) =>
      onReorder(movedBeside(ids, [...keys].map(Number), Number(target.key), target.dropPosition)),
  });
  return (
    <GridList
      className={css.sortable}
      aria-label="Уровни"
      items={tiers}
      dependencies={[ids, onReorder, onEdit]}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {(tier) => (
        <GridListItem className={css.sortableRow} textValue={tier.name}>
          <AriaButton slot="drag" className={css.grip}>
            <Icon name="grip" />
          </AriaButton>
          <TierSummary tier={tier} />
          <div className={css.actions}>
            <Button
              kind="ghost"
              size="small"
              ref={tier.id === edited ? takeFocus : null}
              aria-label={`Изменить «${tier.name}»`}
              onPress={() => onEdit(tier.id)}
            >
              Изменить
            </Button>
            <Steps tier={tier} ids={ids} onReorder={onReorder} />
          </div>
        </GridListItem>
      )}
    </GridList>
  );
}

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
function Steps({ tier: { id, name }, ids, onReorder }: StepsProps) {
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
