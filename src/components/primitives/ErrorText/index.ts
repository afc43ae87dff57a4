export { ErrorText, type ErrorTextProps } from './ErrorText.tsx';
export { disc as errorDisc, forcedDisc as forcedErrorDisc } from './disc.ts';
