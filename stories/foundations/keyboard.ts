import { popupKeys } from '../../.storybook/blocks/Keyboard/keys.ts';

/** Effect of each key. */
type Keys = Readonly<Record<string, string>>;

/** The keys of every popup. */
export const everyPopup: Keys = {
  ...popupKeys,
  Enter: 'Отправляет форму из любого её поля или нажимает кнопку',
};

/** Initial focus of each popup, and its own keys; a check lists missing popups. */
export const popups: Readonly<Record<string, string>> = {
  LoginPopup: 'Начинает с поля email, а если он уже введён — с пароля; кнопка-глаз — следующая по Tab',
  RegisterPopup: 'Начинает с поля email; пока видно задание капчи, окно спрятано, а фокус у задания',
  ResetPopup: 'Начинает с поля email',
  SupportPopup: 'Фокус на самом окне, Tab ведёт к первому полю; после отправки фокус у ответа',
  BecomeAuthorPopup: 'Начинает с первого пустого поля',
  BlockReaderPopup: 'Фокус на самом окне: случайный Enter никого не заблокирует',
  CancelSubscriptionPopup: 'Фокус на самом окне: случайный Enter ничего не отменит',
  CropPopup: 'Начинает с рамки: стрелки двигают её, с Shift быстрее, плюс и минус меняют масштаб',
  LeavePopup: 'Фокус на самом окне; Esc оставляет на странице',
  PublishCheckPopup: 'Фокус на самом окне; пока есть ошибка, опубликовать нельзя',
  ReportPopup: 'Начинает с первой причины; пробел выбирает её, стрелки — другую',
  SellerPopup: 'Фокус на самом окне, Tab ведёт к первому полю',
};

/** The keys of each widget that takes more than Tab and Enter. */
export const widgets: Readonly<Record<string, Keys>> = {
  'Кнопка и ссылка': { 'Enter, пробел': 'Нажимают кнопку; ссылку — только Enter' },
  'Поле поиска': { Esc: 'Очищает; Tab ведёт мимо крестика сразу к найденному' },
  'Меню и список': {
    '↓ или Enter': 'Открывают',
    '↑ ↓': 'Ходят по строкам',
    'Первая буква': 'Ведёт к строке, которая с неё начинается',
    Esc: 'Закрывает, фокус — на кнопке меню',
  },
  Вкладки: { '← →': 'Другая вкладка; Tab уводит в её содержимое' },
  'Один из нескольких': { '← → ↑ ↓': 'Выбирают; Tab входит в группу и выходит из неё целиком' },
  Переключатель: { Пробел: 'Включает и выключает' },
  Вопрос: { 'Enter, пробел': 'Открывают и закрывают; открыто не больше одного' },
  Уведомления: {
    F6: 'Ведёт к ним из любого места',
    Esc: 'Закрывает то, что в фокусе; фокус возвращается, где был',
  },
  'Первый Tab на странице': { Enter: 'Ссылка «К содержанию» переносит фокус за шапку' },
};
