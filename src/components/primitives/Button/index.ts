export { Button, type ButtonProps } from './Button.tsx';
export { button, type ButtonLooks } from './Button.css.ts';
