/** A visible change of a component. */
export interface Change {
  /** The day it was made, `2026-11-25`. */
  readonly date: string;
  /** The component by room and name, `primitives/Button`. */
  readonly component: string;
  /** One short sentence in Russian, without a full stop. */
  readonly text: string;
}

/** Newest first. A change of what a component shows gets a line on top. */
export const changes: readonly Change[] = [
  {
    date: '2026-11-28',
    component: 'pages/ReceiptPage',
    text: 'Новая: чек об оплате, его можно напечатать',
  },
  {
    date: '2026-11-28',
    component: 'sections/PaymentList',
    text: 'Новый: платежи по месяцам с чеками, строка настроек',
  },
  {
    date: '2026-11-28',
    component: 'pages/SettingsPage',
    text: 'Новая строка «Платежи»',
  },
  {
    date: '2026-11-28',
    component: 'pages/CheckoutPage',
    text: 'Подключена: сумма доната решена до заказа, к банку возвращает кнопка, отказ и продажа, которой больше нет, названы',
  },
  {
    date: '2026-11-28',
    component: 'sections/TierList',
    text: '«Подписаться за 500 руб.» у каждого уровня ведёт на оплату',
  },
  {
    date: '2026-11-28',
    component: 'sections/LockedOffers',
    text: '«Подписаться» у уровня, который открывает пост',
  },
  {
    date: '2026-11-28',
    component: 'sections/Worth',
    text: 'Новая: «Оценить вклад» под открытым постом и «Поддержать» на странице автора',
  },
  {
    date: '2026-11-28',
    component: 'forms/GoalForm',
    text: 'Новая: цель донатов на странице уровней',
  },
  {
    date: '2026-11-28',
    component: 'sections/BuyBar',
    text: 'Новая: цена поста и «Купить пост» внизу экрана телефона',
  },
  {
    date: '2026-11-28',
    component: 'sections/LockedOffers',
    text: 'У поста, который продаётся, — «Только этот пост», цена и кнопка «Купить пост»',
  },
  {
    date: '2026-11-28',
    component: 'sections/PostCard',
    text: 'У поста, который продаётся, — «Купить за 150 руб.»',
  },
  {
    date: '2026-11-28',
    component: 'forms/SellerForm',
    text: 'Новая: кто продаёт, для чеков',
  },
  {
    date: '2026-11-28',
    component: 'popups/SellerPopup',
    text: 'Новое: спрашивает, кто продаёт, когда назначают первую цену',
  },
  {
    date: '2026-11-28',
    component: 'sections/SessionList',
    text: 'Текущий сеанс — «Это вы»; у каждого сказано, когда вошли',
  },
  {
    date: '2026-11-28',
    component: 'sections/AccessPanel',
    text: 'Пост можно продать: «Купить за…» и цена в рублях',
  },
  {
    date: '2026-11-28',
    component: 'sections/AuthorSummary',
    text: 'Новый: автор в списке со словами о себе, последним постом и ценой',
  },
  {
    date: '2026-11-28',
    component: 'pages/AuthorsPage',
    text: 'Первыми идут те, кто писал последним; строка во всю ширину страницы',
  },
  {
    date: '2026-11-28',
    component: 'pages/MoneyPage',
    text: 'Новая: деньги автора по счетам и дни, когда снимется удержание',
  },
  {
    date: '2026-11-28',
    component: 'pages/StatementPage',
    text: 'Вкладки страниц «Деньги» и месяц; баланс переехал на «Обзор»',
  },
  {
    date: '2026-11-28',
    component: 'primitives/TabLinks',
    text: 'Новые: страницы одного предмета, похожие на вкладки',
  },
  {
    date: '2026-11-28',
    component: 'sections/Balance',
    text: 'Спор и долг — отдельные счета',
  },
  {
    date: '2026-11-28',
    component: 'frames/AppShell',
    text: '«Деньги» у авторов после «Аналитики»; на бумаге только логотип',
  },
  {
    date: '2026-11-27',
    component: 'sections/PostEditor',
    text: 'Меню «/» сужается по буквам, ручки видны на любой картинке, кнопки высокой картинки остаются на виду',
  },
  {
    date: '2026-11-27',
    component: 'sections/OwnPostMenu',
    text: 'Новый: меню своего поста в ленте, на своей странице и на странице поста',
  },
  {
    date: '2026-11-27',
    component: 'sections/PublishPanel',
    text: 'После публикации — «Открыть пост» и «Поделиться», снятое возвращает «Вернуть», день выбирается в календаре',
  },
  {
    date: '2026-11-27',
    component: 'popups/PublishCheckPopup',
    text: 'Зовётся «Проверка перед публикацией»; с ошибками кнопка не активна',
  },
  {
    date: '2026-11-27',
    component: 'pages/EditPostPage',
    text: 'Пост, открытый в другой вкладке, назван; строка сохранения остаётся на виду',
  },
  {
    date: '2026-11-27',
    component: 'pages/ConflictPage',
    text: 'Панель стоит у нижнего края окна, «Сохранить» ждёт выбора',
  },
  {
    date: '2026-11-27',
    component: 'sections/SaveStatus',
    text: 'Беда стоит на цветной подложке',
  },
  {
    date: '2026-11-27',
    component: 'sections/AccessPanel',
    text: 'Вместо нуля сказано, почему пост пока никто не увидит',
  },
  {
    date: '2026-11-27',
    component: 'primitives/OfflineLine',
    text: 'Новый: строка под шапкой говорит, что связи нет',
  },
  {
    date: '2026-11-27',
    component: 'sections/AuthorRail',
    text: 'Новый: автор рядом с постом, кнопка «Следить» и другие открытые посты',
  },
  {
    date: '2026-11-27',
    component: 'sections/FollowButton',
    text: 'Новый: кнопка «Следить» одна на странице автора и рядом с постом',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Receipt',
    text: 'Новый: чек — полоса бумаги с суммами на странице оплаты',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Money',
    text: 'Новый: все суммы набраны одинаково',
  },
  {
    date: '2026-11-27',
    component: 'primitives/RadioRows',
    text: 'У строки может быть знак в конце, а пояснение — говорить о неудаче',
  },
  {
    date: '2026-11-27',
    component: 'forms/SupportForm',
    text: 'Новая: сообщение в поддержку, с email и капчей у гостя',
  },
  {
    date: '2026-11-27',
    component: 'popups/SupportPopup',
    text: 'Новое: форма поддержки поверх любой страницы',
  },
  {
    date: '2026-11-27',
    component: 'sections/SupportChat',
    text: 'Открывает форму, есть на каждой странице, в приложении — над панелью разделов',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Slider',
    text: 'Новый: ползунок плеера и окна кадрирования теперь один',
  },
  {
    date: '2026-11-27',
    component: 'sections/TierCard',
    text: 'Новый: уровень подписки — одна строка на странице автора и в просмотре уровней',
  },
  {
    date: '2026-11-27',
    component: 'frames/AppShell',
    text: 'Портрет на узком экране открывает меню, «Авторы» есть и в панели, и в боковом меню',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Avatar',
    text: 'Портрет ведёт на страницу человека, как и имя рядом',
  },
  {
    date: '2026-11-27',
    component: 'pages/AuthorsPage',
    text: 'Кнопка и отметка говорят «Следить» и «Вы следите», как везде',
  },
  {
    date: '2026-11-27',
    component: 'sections/FeedRail',
    text: 'Плюс зовётся «Следить за автором», отметка — «Вы следите»',
  },
  {
    date: '2026-11-27',
    component: 'sections/LockedOffers',
    text: 'Бесплатная подписка оформляется кнопкой «Следить»',
  },
  {
    date: '2026-11-27',
    component: 'sections/PostCard',
    text: 'Ссылка закрытого поста зовётся «Открыть пост»',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Banner',
    text: 'Ответ сервера о нескольких полях стоит по строке на поле',
  },
  {
    date: '2026-11-27',
    component: 'pages/EditPostPage',
    text: 'Ctrl+S сохраняет, где бы ни был фокус, и в панелях тоже',
  },
  {
    date: '2026-11-27',
    component: 'sections/PostEditor',
    text: 'Стихи вставляются с отступами, а подписи и ссылки проверяются, пока их пишут',
  },
  {
    date: '2026-11-27',
    component: 'sections/Gallery',
    text: 'Длинную картинку листают вниз, широкую вбок, движущуюся можно остановить',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Picture',
    text: 'За прозрачной картинкой нет цвета ожидания, а её линии видны в обеих темах',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Select',
    text: 'Бывает с поиском: находится и то, чего нет в списке',
  },
  {
    date: '2026-11-27',
    component: 'sections/PublishPanel',
    text: 'Часовой пояс — любой в мире: города России сразу, остальные поиском',
  },
  {
    date: '2026-11-27',
    component: 'sections/PostEditor',
    text: 'Вставляет то, что было видно, не съедает набранных знаков и сохраняет по Ctrl+S',
  },
  {
    date: '2026-11-27',
    component: 'primitives/Folded',
    text: 'Новый компонент: длинный текст показывает двенадцать строк и раскрывается по просьбе',
  },
  {
    date: '2026-11-27',
    component: 'sections/Comments',
    text: 'Длинный комментарий свёрнут, а пустые строки подряд сходятся в одну',
  },
  {
    date: '2026-11-26',
    component: 'primitives/ErrorText',
    text: 'Предлог и число не остаются в конце строки и в том, что ответил сервер',
  },
  {
    date: '2026-11-26',
    component: 'primitives/Popup',
    text: 'Из окна в окно ведут на том же месте, вопрос о выходе ложится поверх и ничего не закрывает',
  },
  {
    date: '2026-11-26',
    component: 'sections/Calculator',
    text: 'Набранная цифра видна сразу, доход — мгновением позже',
  },
  {
    date: '2026-11-26',
    component: 'primitives/Menu',
    text: 'В тёмной теме видно, какой пункт под указателем',
  },
  {
    date: '2026-11-26',
    component: 'primitives/Accordion',
    text: 'Кольцо фокуса не задевает ответ под вопросом',
  },
  {
    date: '2026-11-26',
    component: 'primitives/Select',
    text: 'С клавиатуры видно кольцо фокуса, раньше его не было',
  },
  {
    date: '2026-11-26',
    component: 'sections/PublishPanel',
    text: 'У дня и времени видно кольцо фокуса и с клавиатуры',
  },
  {
    date: '2026-11-25',
    component: 'sections/PostEditor',
    text: 'На телефоне лист поста начинается сразу под панелью, как сама страница',
  },
  {
    date: '2026-11-25',
    component: 'primitives/Popup',
    text: 'Окно, место которого заняло другое, можно открыть снова',
  },
  {
    date: '2026-11-25',
    component: 'frames/AppShell',
    text: 'Пока на телефоне пишут, вместо нижнего меню видна панель редактора',
  },
  {
    date: '2026-11-25',
    component: 'pages/ConflictPage',
    text: 'Выбор из двух версий отделён от вступления, панель на телефоне ровная',
  },
  {
    date: '2026-11-25',
    component: 'primitives/Accordion',
    text: 'Строки вопросов раскрываются так же, но собраны на раскрытии react-aria',
  },
  {
    date: '2026-11-25',
    component: 'sections/Calculator',
    text: 'Поле суммы стало обычным полем react-aria: стрелки и вставка работают как везде',
  },
  {
    date: '2026-11-25',
    component: 'sections/SaveStatus',
    text: 'Если текст сохранён в другой день, назван и день',
  },
  {
    date: '2026-11-25',
    component: 'pages/PostPreviewPage',
    text: 'Предпросмотр такой же ширины, как пост у читателя',
  },
  {
    date: '2026-11-25',
    component: 'pages/RevisionsPage',
    text: 'Вернуть можно только версию, которую уже посмотрели',
  },
  {
    date: '2026-11-25',
    component: 'sections/ProfileHeader',
    text: 'Имя автора больше не ложится на обложку, на планшете кнопки стоят под именем',
  },
  {
    date: '2026-11-25',
    component: 'popups/LeavePopup',
    text: 'Новое окно: спрашивает, прежде чем потерять несохранённый текст',
  },
  {
    date: '2026-11-25',
    component: 'popups/PublishCheckPopup',
    text: 'Новое окно: что проверить в посте перед публикацией',
  },
  {
    date: '2026-11-25',
    component: 'popups/CropPopup',
    text: 'Новое окно: кадрировать портрет и обложку мышью или клавишами',
  },
  {
    date: '2026-11-25',
    component: 'popups/BecomeAuthorPopup',
    text: 'Новое окно: стать автором, не уходя со страницы',
  },
  { date: '2026-11-25', component: 'forms/AuthorForm', text: 'Новая форма: страница автора целиком' },
  {
    date: '2026-11-25',
    component: 'forms/BecomeAuthorForm',
    text: 'Новая форма: имя и правила для нового автора',
  },
  {
    date: '2026-11-25',
    component: 'forms/TierForm',
    text: 'Новая форма: уровень подписки правят прямо в списке',
  },
  {
    date: '2026-11-25',
    component: 'pages/OwnPostsPage',
    text: 'Новая страница: свои посты, удалённый можно вернуть',
  },
  {
    date: '2026-11-25',
    component: 'sections/LockedOffers',
    text: 'Если уровни закрыты для новых подписчиков, сказано, что пост закрыт',
  },
  {
    date: '2026-11-25',
    component: 'primitives/Choice',
    text: 'Новый выбор из нескольких вариантов: один ряд, видны все',
  },
  {
    date: '2026-11-25',
    component: 'primitives/RadioRows',
    text: 'Новый выбор строками: у каждого варианта есть пояснение',
  },
  { date: '2026-11-25', component: 'primitives/Select', text: 'Новый выпадающий список' },
  { date: '2026-11-25', component: 'primitives/Switch', text: 'Новый переключатель: включено или выключено' },
  {
    date: '2026-11-25',
    component: 'primitives/FormRow',
    text: 'Новый ряд длинной формы: слева что меняют, справа поля, точка на поле — не сохранено',
  },
  {
    date: '2026-11-25',
    component: 'primitives/TextArea',
    text: 'Новое многострочное поле, у него одно кольцо фокуса',
  },
  {
    date: '2026-11-25',
    component: 'primitives/Menu',
    text: 'Меню открывается, когда отпускают кнопку, как и все остальные',
  },
  {
    date: '2026-11-25',
    component: 'sections/Comments',
    text: 'Комментарии под постом: ответы, правка, удаление, жалоба',
  },
  {
    date: '2026-11-25',
    component: 'popups/ReportPopup',
    text: 'Новое окно: пожаловаться на пост или комментарий',
  },
  { date: '2026-11-25', component: 'popups/BlockReaderPopup', text: 'Новое окно: заблокировать читателя' },
  {
    date: '2026-11-25',
    component: 'sections/BlockedReaders',
    text: 'Список заблокированных в настройках; на телефоне кнопка стоит отдельной строкой',
  },
  {
    date: '2026-11-25',
    component: 'forms/DeleteAccountForm',
    text: 'Сказано, что останется после удаления аккаунта',
  },
  {
    date: '2026-11-25',
    component: 'pages/ProfilePage',
    text: 'Новая страница человека: кто он, что предлагает и что публикует',
  },
  {
    date: '2026-11-25',
    component: 'sections/PostBody',
    text: 'С 768 px текст поста кончается там же, где его кнопки',
  },
  {
    date: '2026-11-24',
    component: 'sections/AudioPlayer',
    text: 'Скринридер слышит место в записи так, как его показывают часы',
  },
  {
    date: '2026-11-24',
    component: 'sections/LockedOffers',
    text: 'Бесплатный пост открывает чёрная кнопка: киноварь — это деньги',
  },
  {
    date: '2026-11-24',
    component: 'sections/Gallery',
    text: 'Снимок галереи открывается целиком поверх экрана',
  },
  { date: '2026-11-24', component: 'primitives/Mark', text: 'Знак прижат к левому краю своего места' },
  {
    date: '2026-11-24',
    component: 'sections/FeedRail',
    text: 'Кольцо нажатия рядом с лентой видно и в цветах системы',
  },
  { date: '2026-11-23', component: 'pages/PostPage', text: 'Новая страница поста' },
  { date: '2026-11-23', component: 'primitives/Tabs', text: 'В ленте четыре вкладки' },
  { date: '2026-11-23', component: 'frames/Footer', text: 'Подвал есть на каждой открытой странице' },
  {
    date: '2026-11-23',
    component: 'primitives/BesideArt',
    text: 'Новая раскладка: короткая страница и иллюстрация справа',
  },
  { date: '2026-11-23', component: 'pages/SettingsPage', text: 'Разделы настроек перечислены сбоку' },
  {
    date: '2026-11-23',
    component: 'forms/NewPasswordForm',
    text: 'Правила пароля видны, только когда нужны',
  },
  {
    date: '2026-11-23',
    component: 'forms/RegisterForm',
    text: 'Правила пароля в два столбца; нарушенное правило малиновое',
  },
  {
    date: '2026-11-23',
    component: 'primitives/Button',
    text: 'Ждущая кнопка говорит словами: «Вход...», без значка',
  },
  { date: '2026-11-23', component: 'primitives/Button', text: 'Точка растягивается, не сдвигая соседей' },
  {
    date: '2026-11-23',
    component: 'primitives/ProgressLine',
    text: 'Пока страница грузится, сверху бежит одна линия; быстрые страницы её не показывают',
  },
  {
    date: '2026-11-23',
    component: 'primitives/Toaster',
    text: 'Одинаковые уведомления слиты, лишние ждут под кнопкой',
  },
  { date: '2026-11-23', component: 'primitives/TextField', text: 'Кольцо фокуса не задевает подпись поля' },
  { date: '2026-11-23', component: 'primitives/ErrorText', text: 'У ошибки появился кружок со знаком' },
  { date: '2026-11-23', component: 'primitives/Banner', text: 'Черта слева стала ровной' },
  {
    date: '2026-11-23',
    component: 'primitives/PageTitle',
    text: 'Заголовок с дефисом переносится, только если слово не помещается',
  },
  { date: '2026-11-23', component: 'primitives/SearchField', text: 'Новое поле поиска в базе знаний' },
  { date: '2026-11-23', component: 'primitives/Avatar', text: 'Без портрета видна первая буква имени' },
  {
    date: '2026-11-23',
    component: 'primitives/Art',
    text: 'У пианино появился край, черта автора стоит на поле страницы',
  },
  {
    date: '2026-11-23',
    component: 'popups/CancelSubscriptionPopup',
    text: 'Первой стоит кнопка, которая оставляет подписку',
  },
  {
    date: '2026-11-23',
    component: 'forms/ResetRequestForm',
    text: 'Отправить ссылку ещё раз — контурная кнопка',
  },
  {
    date: '2026-11-23',
    component: 'sections/SupportChat',
    text: 'Чат открывает облачко речи; на узкой странице оно внизу',
  },
  {
    date: '2026-11-23',
    component: 'sections/Calculator',
    text: 'Один промежуток между частями; видно, как получилась сумма',
  },
  { date: '2026-11-23', component: 'sections/PostCard', text: 'Цена закрытого поста стоит на общей линии' },
  {
    date: '2026-11-23',
    component: 'sections/AuthorRow',
    text: 'Сумма набрана Literata, слова рядом — Commissioner',
  },
  {
    date: '2026-11-23',
    component: 'sections/Advantages',
    text: 'Вторая карточка приглушена, её диски обведены',
  },
  {
    date: '2026-11-22',
    component: 'popups/LoginPopup',
    text: 'Если сервер просит, в окне входа появляется капча',
  },
  {
    date: '2026-11-22',
    component: 'sections/EmptyState',
    text: 'Пустой список говорит одной фразой без точки',
  },
  {
    date: '2026-11-22',
    component: 'pages/KnowledgePage',
    text: 'Вступление не кончается строкой из одного слова',
  },
];
