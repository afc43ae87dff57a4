export { createAltcha } from './AltchaWidget.tsx';
