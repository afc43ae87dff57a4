export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonLooks } from '../button.css.ts';
