import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findPlace } from '#src/site/addresses.ts';
import { titles } from '../../meta/titles.ts';
import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { writingPage } from './chunk.ts';
import { editor } from './parts.ts';

/**
 * `/create` and `/post/edit/{id}`, which download on their own. One page: a new post gets its address while its author
 * writes on.
 */
export function WritingPart() {
  useEffect(() => void editor.load(), []);
  const { name, values } = findPlace(useLocation().pathname) ?? {};
  const title = name === 'postEdit' ? titles.postEdit : titles.create;
  return (
    <LazyPart chunk={writingPage} title={title} failure="Редактор не загрузился" wait={pageWait}>
      {({ WritingRoute }) => <WritingRoute id={values?.['id']} />}
    </LazyPart>
  );
}
