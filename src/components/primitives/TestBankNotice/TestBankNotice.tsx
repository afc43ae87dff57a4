import * as css from './TestBankNotice.css.ts';

/** Says that payments go to the test bank, above every page of the checkout. */
export function TestBankNotice() {
  return (
    <p className={css.notice} role="note">
      <span className={css.name}>Тестовый банк</span>
      <span>Деньги не списываются, карты ненастоящие.</span>
    </p>
  );
}
