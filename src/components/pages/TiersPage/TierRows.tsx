import { useCallback, useEffect, useRef, useState } from 'react';
import { TierForm, type TierTerms } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import { FreeRow, TierSummary } from './TierSummary.tsx';
import { SortableTiers } from './SortableTiers.tsx';
import type { TiersPageProps, TiersView } from './tiers.ts';
import * as css from './TiersPage.css.ts';

/** A tier while it is edited; a new one has no `id`. */
export interface Draft {
  readonly id: number | undefined;
  readonly terms: TierTerms;
}

interface TierRowsProps extends Pick<TiersPageProps, 'saving' | 'onSave' | 'onReorder' | 'onArchive'> {
  tiers: TiersView;
  /** Something else is typed; `undefined` when the form is closed. Must stay the same function. */
  onDraft: (draft: Draft | undefined) => void;
}

/** The open form: one at a time, so that no typed text is left in another. */
type Editing =
  | { readonly kind: 'none' }
  | { readonly kind: 'new' }
  | { readonly kind: 'tier'; readonly id: number };

const none: Editing = { kind: 'none' };
const idle = { kind: 'idle' } as const;

/** The free subscription, then the tiers: in a list that can be sorted, or one of them in its form. */
export function TierRows({ tiers, saving, onSave, onReorder, onArchive, onDraft }: TierRowsProps) {
  const [editing, setEditing] = useState<Editing>(none);
  const [answer, setAnswer] = useState(saving);
  /** Result of a form that was open before; it must not show in this one. */
  const [past, setPast] = useState(saving);
  const rows = useRef<HTMLDivElement>(null);
  if (answer !== saving) {
    setAnswer(saving);
    if (saving.kind === 'done') setEditing(none);
  }

  /** Tier whose form was open last; the list gets the focus back on its button. */
  const [edited, setEdited] = useState<number>();
  const open = (next: Editing) => {
    setPast(saving);
    setEditing(next);
  };
  const edit = (id: number) => {
    setEdited(id);
    open({ kind: 'tier', id });
  };

  // Focus moves into the form that opens, and back to the button of a new tier.
  useFocusOn(editing, (previous) => {
    const isNewClosed = editing.kind === 'none' && previous.kind === 'new';
    return rows.current?.querySelector<HTMLElement>(isNewClosed ? '[data-add] button' : 'form input');
  });

  const id = editing.kind === 'tier' ? editing.id : undefined;
  const draft = useCallback((terms: TierTerms) => onDraft({ id, terms }), [id, onDraft]);
  const isOpen = editing.kind !== 'none';
  useEffect(() => (isOpen ? () => onDraft(undefined) : undefined), [isOpen, onDraft]);

  const form = (
    <TierForm
      tier={tiers.open.find((tier) => tier.id === id)}
      status={saving.kind === 'done' || saving === past ? idle : saving}
      onSubmit={(terms) => onSave(id, terms)}
      onCancel={() => setEditing(none)}
      onArchive={() => {
        if (id !== undefined) onArchive(id);
        setEditing(none);
      }}
      onDraft={draft}
    />
  );

  return (
    <div className={css.rows} ref={rows}>
      <FreeRow followers={tiers.followers} />
      {editing.kind === 'tier' ? (
        <ul>
          {tiers.open.map((tier) => (
            <li className={css.row} key={tier.id}>
              <TierSummary tier={tier} />
              {tier.id === editing.id && <div className={css.form}>{form}</div>}
            </li>
          ))}
        </ul>
      ) : (
        <SortableTiers tiers={tiers.open} onReorder={onReorder} onEdit={edit} edited={edited} />
      )}
      {editing.kind === 'new' ? (
        <div className={css.form}>{form}</div>
      ) : (
        <div className={css.add} data-add="">
          <Button kind="outline" isDisabled={editing.kind === 'tier'} onPress={() => open({ kind: 'new' })}>
            <Icon name="plus" />
            Добавить уровень
          </Button>
        </div>
      )}
    </div>
  );
}
