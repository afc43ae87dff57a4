import type { EndpointName } from '#src/api/contract.ts';

interface Call {
  /** What it does, for people. */
  readonly title: string;
  /** Statuses of refusals that do not follow from method, path and fields. */
  readonly refusals?: readonly number[];
}

/** What the contract's schemas do not say of each call. */
export const calls: Readonly<Record<EndpointName, Call>> = {
  login: { title: 'Вход по email и паролю', refusals: [401, 429] },
  refresh: { title: 'Обновление токенов', refusals: [401, 429] },
  verify: { title: 'Проверка токена', refusals: [401] },
  logout: { title: 'Выход: конец сессии' },
  sessions: { title: 'Сессии: где выполнен вход' },
  endOtherSessions: { title: 'Завершение всех сессий, кроме текущей' },
  endSession: { title: 'Завершение сессии' },
  register: { title: 'Регистрация', refusals: [429] },
  me: { title: 'Свой аккаунт' },
  replaceMe: { title: 'Изменение своего аккаунта' },
  updateMe: { title: 'Изменение отдельных полей своего аккаунта' },
  deleteMe: { title: 'Удаление своего аккаунта' },
  user: { title: 'Аккаунт по email: свой, для сотрудников — любой' },
  replaceUser: { title: 'Изменение аккаунта по email' },
  updateUser: { title: 'Изменение отдельных полей аккаунта по email' },
  deleteUser: { title: 'Удаление аккаунта по email' },
  activate: { title: 'Подтверждение адреса по ссылке из письма', refusals: [403] },
  resendActivation: { title: 'Ещё одно письмо с подтверждением адреса' },
  resetPassword: { title: 'Письмо со ссылкой для нового пароля' },
  confirmResetPassword: { title: 'Новый пароль по ссылке из письма' },
  resetEmail: { title: 'Письмо со ссылкой для нового email' },
  confirmResetEmail: { title: 'Новый email по ссылке из письма' },
  setEmail: { title: 'Новый email' },
  setPassword: { title: 'Новый пароль' },
  sendVerification: { title: 'Письмо с подтверждением своего адреса', refusals: [429] },
  sendPhoneVerification: { title: 'Код на свой телефон', refusals: [429] },
  verifyPhone: { title: 'Подтверждение телефона кодом', refusals: [429] },
  subscribeFree: { title: 'Бесплатная подписка на автора' },
  cancelSubscription: { title: 'Отмена подписки' },
  mySubscriptions: { title: 'Свои подписки, сначала новые', refusals: [400] },
  authors: { title: 'Авторы' },
  feed: { title: 'Лента, сначала новое', refusals: [400] },
  newPosts: { title: 'Сколько постов появилось в ленте', refusals: [400] },
  post: { title: 'Пост: всё, что доступно читателю' },
  like: { title: 'Отметка «нравится»', refusals: [403] },
  unlike: { title: 'Снятие отметки «нравится»' },
  bookmark: { title: 'Закладка' },
  unbookmark: { title: 'Снятие закладки' },
};
