import * as css from './views.css.ts';

/** In the place of a file that is not at hand. */
export function Lost({ kind }: { kind: string }) {
  return (
    <p className={css.lost}>
      {kind}: файл не{'\u00a0'}нашёлся. Уберите блок и{'\u00a0'}загрузите файл ещё раз.
    </p>
  );
}
