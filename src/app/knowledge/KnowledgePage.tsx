import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { articleOf } from '../shell/area/sections.ts';
import { Article } from './Article.tsx';
import { Articles } from './Articles.tsx';

/** `/knowledge-base`, and with `?article=…` one of its articles. */
export function Component() {
  const id = articleOf(useLocation().search);
  // Here, so that people who come back from an article find the search as it was.
  const [query, setQuery] = useState('');
  return id === null ? <Articles query={query} onQueryChange={setQuery} /> : <Article key={id} id={id} />;
}
