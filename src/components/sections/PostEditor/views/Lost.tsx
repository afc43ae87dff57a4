import * as css from './views.css.ts';

/** Placeholder of a missing file. */
export function Lost({ kind }: { kind: string }) {
  return <p className={css.lost}>{kind}: файл не нашёлся. Уберите блок и загрузите файл ещё раз.</p>;
}
