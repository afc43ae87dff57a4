import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KnowledgeFrame } from '#src/components/frames/KnowledgeFrame/index.ts';
import { paths } from '../navigation/paths.ts';
import { useFooter } from '../public/useFooter.ts';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { Article } from './Article.tsx';
import { Articles } from './Articles.tsx';

/** `/knowledge-base`, and with `?article=…` one of its articles. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('article');
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, id ?? '');
  // Here, so that people who come back from an article find the search as it was.
  const [query, setQuery] = useState('');

  return (
    <KnowledgeFrame feedHref={paths.feed} footer={useFooter()} mainRef={main}>
      {id === null ? <Articles query={query} onQueryChange={setQuery} /> : <Article key={id} id={id} />}
    </KnowledgeFrame>
  );
}
