import { useDeferredValue, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { type MenuEntry, MenuItems, type MenuItemsProps } from '../Menu/MenuItems.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as css from './Select.css.ts';

export interface SelectProps<Value extends string> {
  /** Label above the button. */
  label: string;
  /** All options, including the selected one. */
  options: readonly SelectOption<Value>[];
  value: Value;
  /** Search for options that the list leaves out. @default the list is everything */
  search?: SelectSearch<Value> | undefined;
  onChange: (value: Value) => void;
}

/** One of many, behind a button that shows the chosen one (design section 8). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, search, onChange } = props;
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={css.field}>
      <span className={css.label} id={labelId}>
        {label}
      </span>
      <Menu<Value>
        items={entriesOf(options)}
        selected={value}
        onAction={onChange}
        {...(search && { renderItems: (list) => <FoundItems {...list} search={search} /> })}
      >
        <Button className={css.button} aria-labelledby={`${labelId} ${valueId}`}>
          <span className={css.value} id={valueId}>
            {options.find(([each]) => each === value)?.[1]}
          </span>
          <Icon name="down" />
        </Button>
      </Menu>
    </div>
  );
}

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

const entriesOf = <Value extends string>(options: readonly SelectOption<Value>[]): MenuEntry<Value>[] =>
  options.map(([id, label]) => ({ id, label }));

interface FoundItemsProps<Value extends string> extends MenuItemsProps<Value> {
  search: SelectSearch<Value>;
}

/** The list below a search; arrows go through it while focus stays in the field. */
function FoundItems<Value extends string>({ search, ...list }: FoundItemsProps<Value>) {
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
