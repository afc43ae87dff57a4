import * as css from './views.css.ts';

/** In the place of a file that is not at hand. */
export function Lost({ kind }: { kind: string }) {
  return <p className={css.lost}>{kind}: файл не нашёлся. Уберите блок и загрузите файл ещё раз.</p>;
}
