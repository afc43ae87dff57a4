import { style } from '@vanilla-extract/css';
import { tabBar } from '../Tabs/frame.css.ts';

export { tab, tabList } from '../Tabs/frame.css.ts';

export const bar = style([tabBar, { '@media': { print: { display: 'none' } } }]);

export const item = style({ flex: 'none', display: 'flex' });
