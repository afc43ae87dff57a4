/** The same in every form. */
export const formKeys = {
  Tab: 'Ведёт по порядку: поля, ссылки, кнопка',
  Enter: 'В поле отправляет форму; если в ней ошибка, фокус встаёт в первое поле с ошибкой',
} as const;

/** The same in every popup. */
export const popupKeys = {
  Tab: 'Ведёт по кругу внутри окна, из него не выходит',
  Esc: 'Закрывает окно; фокус возвращается туда, откуда его открыли',
} as const;
