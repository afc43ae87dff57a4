import { useState } from 'react';
import { Icon, iconNames } from '#src/components/primitives/Icon/Icon.tsx';
import { SearchField } from '#src/components/primitives/SearchField/SearchField.tsx';
import { withNoun } from '#src/format/plural.ts';
import { isFound } from '../iconWords.ts';
import { Copy } from './Copy.tsx';
import * as css from './IconSearch.css.ts';

const codeOf = (name: string): string => `<Icon name="${name}" />`;

/** All icons, found by their names and by Russian words; a name copies the code that draws it. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const found = iconNames.filter((name) => isFound(name, query));
  return (
    <>
      <div className={css.search}>
        <SearchField label="Найти иконку" name="icon" value={query} onChange={setQuery} />
      </div>
      <p className={css.found} role="status">
        {found.length === 0
          ? 'Такой иконки нет. Попробуйте другое слово: «замок», «стрелка», «close».'
          : withNoun(found.length, ['иконка', 'иконки', 'иконок'])}
      </p>
      <div className={css.icons}>
        {found.map((name) => (
          <div key={name} className={css.icon}>
            <span className={css.signs}>
              <Icon name={name} />
              <Icon name={name} size="small" />
            </span>
            <Copy value={codeOf(name)}>{name}</Copy>
          </div>
        ))}
      </div>
    </>
  );
}
