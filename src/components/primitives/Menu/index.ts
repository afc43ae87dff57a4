export { Menu, type MenuProps } from './Menu.tsx';
export { type MenuEntry, MenuItems } from './MenuItems.tsx';
