export { ComponentPage } from './ComponentPage/ComponentPage.tsx';
export { Do, DoDont, Dont } from './DoDont/DoDont.tsx';
export { Keyboard } from './Keyboard/Keyboard.tsx';
export { Variant, Variants } from './Variants/Variants.tsx';
export { formKeys, popupKeys } from './Keyboard/keys.ts';
