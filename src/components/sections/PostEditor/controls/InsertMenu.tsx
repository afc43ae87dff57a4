import { type RefObject, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { Icon, type IconName } from '../../../primitives/Icon/index.ts';
import type { UploadKind } from '../blocks.ts';
import { type ActionId, actions } from '../commands/actions.ts';
import type { LimitsView } from '../media.ts';
import * as css from './InsertMenu.css.ts';

/** What is chosen: something to do with the text, or files of a kind. */
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
  /** Where it stands. */
  triggerRef: RefObject<Element | null>;
  limits: LimitsView;
  onChoose: (chosen: Insertion) => void;
  /** Closed without a choice; `typed` is what stands in its field. */
  onClose: (typed: string) => void;
}

/** One goes on typing, what to insert. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

/** What can stand in a post, found by its name: opened with «/» or with a plus. */
export function InsertMenu({ isOpen, triggerRef, limits, onChoose, onClose }: InsertMenuProps) {
  const [query, setQuery] = useState('');
  const entries = entriesOf(limits);
  const leave = () => {
    setQuery('');
    onClose(query);
  };
  const choose = (key: unknown) => {
    const entry = entries.find(({ id }) => id === key);
    setQuery('');
    if (entry) onChoose(entry.chosen);
  };
  const matches = (label: string, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <Popover
      className={css.popover}
      aria-label="Что вставить"
      triggerRef={triggerRef}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={(next) => !next && leave()}
    >
      <Autocomplete filter={matches} inputValue={query} onInputChange={setQuery}>
        <TextField className={css.search} aria-label="Что вставить">
          <Input ref={takeFocus} className={css.input} placeholder="Что вставить" />
        </TextField>
        <Menu
          className={css.list}
          aria-label="Блоки"
          onAction={choose}
          renderEmptyState={() => <p className={css.nothing}>Такого блока нет</p>}
        >
          {entries.map(({ id, label, icon, typed, note }) => (
            <MenuItem key={id} id={id} className={css.item} textValue={label}>
              <Icon name={icon} />
              <span>{label}</span>
              {typed !== undefined && <span className={css.typed}>{typed}</span>}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
    </Popover>
  );
}
