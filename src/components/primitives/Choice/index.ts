export { radio } from './Choice.css.ts';
export { Choice, type ChoiceProps } from './Choice.tsx';
