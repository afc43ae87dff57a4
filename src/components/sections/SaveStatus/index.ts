export { type SaveState, SaveStatus, type SaveStatusProps } from './SaveStatus.tsx';
