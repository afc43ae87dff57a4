import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Steps } from './Steps.tsx';
import { movedBeside } from './order.ts';
import { TierSummary } from './TierSummary.tsx';
import * as css from './TiersPage.css.ts';

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
