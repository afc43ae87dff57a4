import { formatPrice } from '#src/format/money.ts';
import * as css from './TypeStyles.css.ts';

const sums = [1_111_100, 90_050, 45_000, 8_888_800];
const words = ['самозанятость', 'правообладатель', 'конфиденциальность', 'восстановление'];

/** Specimens of Russian type: long words, sums in columns, ё, quotes and dashes. */
export function TypeSpecimens() {
  return (
    <div className={css.specimens} lang="ru">
      <div>
        <p className={css.caption}>Длинные слова в узкой колонке: не распирают её и не обрезаются</p>
        <div className={css.narrow}>
          {words.map((word) => (
            <p key={word} className={css.word}>
              {word}
            </p>
          ))}
        </div>
      </div>
      <div>
        <p className={css.caption}>Голос авторов: ё, «ёлочки», „лапки“ внутри, тире, неразрывные пробелы</p>
        <p className={css.reading}>
          «Ещё не вечер», — сказал звукорежиссёр и перечитал „Мёртвые души“. {'Отчёт № 12'} за 2025–2026 годы
          ждал до утра.
        </p>
      </div>
      <div>
        <p className={css.caption}>
          Суммы в столбик — Literata: цифры одной ширины, знаки стоят друг под другом
        </p>
        {sums.map((sum) => (
          <p key={sum} className={css.sums}>
            {formatPrice(sum)}
          </p>
        ))}
      </div>
      <div>
        <p className={css.caption}>Те же суммы в Commissioner: столбик пляшет, поэтому так не делаем</p>
        {sums.map((sum) => (
          <p key={sum} className={css.plain}>
            {formatPrice(sum)}
          </p>
        ))}
      </div>
    </div>
  );
}
