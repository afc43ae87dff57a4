export { AppearanceChoice, type Appearance, type AppearanceChoiceProps } from './AppearanceChoice.tsx';
