export { ProfileChecklist, type ProfileChecklistProps } from './ProfileChecklist.tsx';
