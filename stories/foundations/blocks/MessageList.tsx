import { useState } from 'react';
import type { Message } from '../../../.storybook/facts/message.ts';
import { SearchField } from '#src/components/primitives/SearchField/SearchField.tsx';
import { Switch } from '#src/components/primitives/Switch/Switch.tsx';
import { withNoun } from '#src/format/plural.ts';
import { type Entry, groupMessages, isFound } from '../messageGroups.ts';
import { Copy } from './Copy.tsx';
import * as css from './MessageList.css.ts';
import { PlaceList } from './Places.tsx';

function Row({ text, isQuoted, places, shownIn, stories }: Entry) {
  return (
    <li className={css.row}>
      <div>
        <Copy value={text} />
        {isQuoted && <p className={css.quoted}>Из спецификации: не правим</p>}
      </div>
      <div className={css.facts}>
        <PlaceList paths={[...shownIn, ...stories]} />
        <p>{places.join(', ')}</p>
      </div>
    </li>
  );
}

interface MessageListProps {
  messages: readonly Message[];
}

/** Every message of the product, found by its words, with where it is written and what shows it. */
export function MessageList({ messages }: MessageListProps) {
  const [query, setQuery] = useState('');
  const [isQuotedOnly, setQuotedOnly] = useState(false);
  const groups = groupMessages(messages)
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ text, isQuoted }) => isFound(text, query) && (isQuoted || !isQuotedOnly)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <div className={css.bar}>
        <SearchField label="Найти текст" name="message" value={query} onChange={setQuery} />
        <Switch label="Только из спецификации" isSelected={isQuotedOnly} onChange={setQuotedOnly} />
        <p className={css.found} role="status">
          {count === 0 ? 'Такого текста нет' : withNoun(count, ['текст', 'текста', 'текстов'])}
        </p>
      </div>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h3 className={css.heading}>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <Row key={entry.text} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
