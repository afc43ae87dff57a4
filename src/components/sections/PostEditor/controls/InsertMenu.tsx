import { type KeyboardEvent, type RefObject, useRef } from 'react';
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

/** Menu of blocks: opens with «/» or the plus, navigates by arrows or first letters. */
export function InsertMenu({ isOpen, triggerRef, limits, onChoose, onClose }: InsertMenuProps) {
  const typed = useRef('');
  const entries = entriesOf(limits);

  /** The letters, of which nothing is lost where no entry was meant. */
  function note({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed.current += key;
  }
  function leave(): void {
    onClose(typed.current);
    typed.current = '';
  }
  function choose(key: unknown): void {
    typed.current = '';
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
      onOpenChange={(next) => !next && leave()}
    >
      <p className={css.title}>Что вставить</p>
      <div onKeyDownCapture={note}>
        <Menu className={css.list} aria-label="Блоки" {...opened} onAction={choose}>
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
