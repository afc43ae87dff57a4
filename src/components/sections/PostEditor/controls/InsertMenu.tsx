import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../../../primitives/Icon/Icon.tsx';
import type { UploadKind } from '../blocks.ts';
import { type ActionId, actions } from '../commands/actions.ts';
import type { LimitsView } from '../media.ts';
import * as css from './InsertMenu.css.ts';

/** Chosen command, or files of a kind. */
export type Insertion = { readonly action: ActionId } | { readonly files: UploadKind };

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly typed?: string;
  readonly note?: string;
  readonly chosen: Insertion;
}

type InsertAction = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'divider' | 'paywall';

const ofAction = (id: InsertAction): Entry => ({ id, chosen: { action: id }, ...actions[id] });
const ofFiles = (id: UploadKind, label: string, icon: IconName, note?: string): Entry => ({
  id,
  label,
  icon,
  chosen: { files: id },
  ...(note !== undefined && { note }),
});

const entriesOf = (limits: LimitsView): Entry[] => [
  ofAction('heading'),
  ofAction('subheading'),
  ofFiles('picture', 'Картинка', 'image', limits.picture),
  ofFiles('gallery', 'Галерея', 'gallery'),
  ofFiles('audio', 'Запись', 'audio', limits.audio),
  ofFiles('file', 'Файл', 'file', limits.file),
  ofAction('bullets'),
  ofAction('numbers'),
  ofAction('quote'),
  ofAction('divider'),
  ofAction('paywall'),
];

export interface InsertMenuProps {
  isOpen: boolean;
  /** Anchor of the menu. */
  triggerRef: RefObject<Element | null>;
  limits: LimitsView;
  onChoose: (chosen: Insertion) => void;
  /** Closed without a choice; `typed` are the letters by which an entry was looked for. */
  onClose: (typed: string) => void;
}

/** As any menu that opens by a key (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/): on its first entry. */
const opened = { autoFocus: 'first' } as const;

/** A word of the label begins with what is typed. */
const isMeant = ({ label }: Entry, typed: string): boolean =>
  ` ${label}`.toLowerCase().includes(` ${typed.toLowerCase()}`);

/** Menu of blocks: opens with «/» or the plus, navigates by arrows, becomes shorter as one types. */
export function InsertMenu({ isOpen, triggerRef, limits, onChoose, onClose }: InsertMenuProps) {
  const [typed, setTyped] = useState('');
  const entries = entriesOf(limits).filter((entry) => isMeant(entry, typed));

  function leave(text: string): void {
    setTyped('');
    onClose(text);
  }
  /** Nothing that is typed is lost: where it means no entry, it is a text. */
  function filter(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Backspace')) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Backspace' && typed === '') return leave('');
    const next = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    if (next === '' || entriesOf(limits).some((entry) => isMeant(entry, next))) setTyped(next);
    else leave(next);
  }
  function choose(key: unknown): void {
    setTyped('');
    const entry = entries.find(({ id }) => id === key);
    if (entry) onChoose(entry.chosen);
  }
  return (
    <Popover
      className={css.popover}
      aria-label="Что вставить"
      triggerRef={triggerRef}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={(next) => !next && leave(typed)}
    >
      <p className={css.title}>{typed === '' ? 'Что вставить' : `/${typed}`}</p>
      <div onKeyDownCapture={filter}>
        {/* A new menu is on its first entry: Enter takes what fits best. */}
        <Menu key={typed} className={css.list} aria-label="Блоки" {...opened} onAction={choose}>
          {entries.map(({ id, label, icon, typed: mark, note: limit }) => (
            <MenuItem key={id} id={id} className={css.item} textValue={label}>
              <Icon name={icon} />
              <span>{label}</span>
              {mark !== undefined && <span className={css.typed}>{mark}</span>}
              {limit !== undefined && <span className={css.note}>{limit}</span>}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
}
