export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address the letter is about, for a log that stands in for a mail server. */
  readonly link: string;
}

/** The letter with the link to /reset-password/{uid}/{token}. */
export const resetLetter = (to: string, link: string, siteName: string): Letter => ({
  to,
  link,
  subject: `Восстановление пароля — ${siteName}`,
  text: [
    'Здравствуйте!',
    '',
    `Кто-то, скорее всего вы, попросил сменить пароль на сайте «${siteName}». Новый пароль можно задать по ссылке:`,
    '',
    link,
    '',
    'Ссылка действует один час и только один раз.',
    'Если это были не вы, ничего не делайте: пароль останется прежним.',
    '',
  ].join('\n'),
});
