/** A town that has a time zone of its own, with the cases that sentences need. */
export interface Town {
  /** The zone, as the IANA database calls it. */
  readonly id: string;
  /** «Москва». */
  readonly town: string;
  /** «По Москве». */
  readonly by: string;
  /** «В Москве». */
  readonly at: string;
}

/** A town for each zone of Russia, from west to east. */
export const towns = [
  { id: 'Europe/Kaliningrad', town: 'Калининград', by: 'по Калининграду', at: 'В Калининграде' },
  { id: 'Europe/Moscow', town: 'Москва', by: 'по Москве', at: 'В Москве' },
  { id: 'Europe/Kirov', town: 'Киров', by: 'по Кирову', at: 'В Кирове' },
  { id: 'Europe/Volgograd', town: 'Волгоград', by: 'по Волгограду', at: 'В Волгограде' },
  { id: 'Europe/Astrakhan', town: 'Астрахань', by: 'по Астрахани', at: 'В Астрахани' },
  { id: 'Europe/Samara', town: 'Самара', by: 'по Самаре', at: 'В Самаре' },
  { id: 'Europe/Saratov', town: 'Саратов', by: 'по Саратову', at: 'В Саратове' },
  { id: 'Europe/Ulyanovsk', town: 'Ульяновск', by: 'по Ульяновску', at: 'В Ульяновске' },
  { id: 'Asia/Yekaterinburg', town: 'Екатеринбург', by: 'по Екатеринбургу', at: 'В Екатеринбурге' },
  { id: 'Asia/Omsk', town: 'Омск', by: 'по Омску', at: 'В Омске' },
  { id: 'Asia/Novosibirsk', town: 'Новосибирск', by: 'по Новосибирску', at: 'В Новосибирске' },
  { id: 'Asia/Barnaul', town: 'Барнаул', by: 'по Барнаулу', at: 'В Барнауле' },
  { id: 'Asia/Tomsk', town: 'Томск', by: 'по Томску', at: 'В Томске' },
  { id: 'Asia/Novokuznetsk', town: 'Новокузнецк', by: 'по Новокузнецку', at: 'В Новокузнецке' },
  { id: 'Asia/Krasnoyarsk', town: 'Красноярск', by: 'по Красноярску', at: 'В Красноярске' },
  { id: 'Asia/Irkutsk', town: 'Иркутск', by: 'по Иркутску', at: 'В Иркутске' },
  { id: 'Asia/Chita', town: 'Чита', by: 'по Чите', at: 'В Чите' },
  { id: 'Asia/Yakutsk', town: 'Якутск', by: 'по Якутску', at: 'В Якутске' },
  { id: 'Asia/Khandyga', town: 'Хандыга', by: 'по Хандыге', at: 'В Хандыге' },
  { id: 'Asia/Vladivostok', town: 'Владивосток', by: 'по Владивостоку', at: 'Во Владивостоке' },
  { id: 'Asia/Ust-Nera', town: 'Усть-Нера', by: 'по Усть-Нере', at: 'В Усть-Нере' },
  { id: 'Asia/Magadan', town: 'Магадан', by: 'по Магадану', at: 'В Магадане' },
  { id: 'Asia/Sakhalin', town: 'Южно-Сахалинск', by: 'по Сахалину', at: 'На Сахалине' },
  { id: 'Asia/Srednekolymsk', town: 'Среднеколымск', by: 'по Среднеколымску', at: 'В Среднеколымске' },
  { id: 'Asia/Kamchatka', town: 'Камчатка', by: 'по Камчатке', at: 'На Камчатке' },
  { id: 'Asia/Anadyr', town: 'Анадырь', by: 'по Анадырю', at: 'В Анадыре' },
] as const satisfies readonly Town[];
