import { useDeferredValue, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { type MenuEntry, MenuItems, type MenuItemsProps } from '../Menu/MenuItems.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as css from './Select.css.ts';

/** A value with what people read of it. */
export type SelectOption<Value extends string> = readonly [value: Value, label: string];

/** Search for options that the list leaves out. */
export interface SelectSearch<Value extends string> {
  /** Label above the field: «Страна или город». */
  label: string;
  /** Text for a search without results. */
  none: string;
  /** The options for a text that is not blank. */
  find: (text: string) => readonly SelectOption<Value>[];
}

export const entriesOf = <Value extends string>(
  options: readonly SelectOption<Value>[],
): MenuEntry<Value>[] => options.map(([id, label]) => ({ id, label }));

interface FoundItemsProps<Value extends string> extends MenuItemsProps<Value> {
  search: SelectSearch<Value>;
}

/** The list below a search; arrows go through it while focus stays in the field. */
export function FoundItems<Value extends string>({ search, ...list }: FoundItemsProps<Value>) {
  const [text, setText] = useState('');
  // Typing stays immediate even if the search is slow.
  const wanted = useDeferredValue(text);
  const items = wanted.trim() === '' ? list.items : entriesOf(search.find(wanted));
  return (
    <Autocomplete inputValue={text}>
      <div className={css.search}>
        <SearchField label={search.label} name="search" value={text} takesFocus onChange={setText} />
      </div>
      <MenuItems {...list} items={items} none={<p className={css.none}>{search.none}</p>} />
    </Autocomplete>
  );
}
