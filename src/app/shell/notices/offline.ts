/** The server did not answer who is looking (readings D2): for a notice, or for the popup that opened by itself. */
export const offline = {
  title: 'Нет связи с сервером',
  text: 'Не получилось восстановить вход. Повторим, когда соединение вернётся.',
};
