import { paths } from '../shared/paths.ts';

/** The pages of «Деньги». */
export const moneyTabs = {
  label: 'Деньги',
  items: [
    { href: paths.money, label: 'Обзор' },
    { href: paths.statement, label: 'Движения' },
  ],
} as const;
