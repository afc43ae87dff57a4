export { contentId, Main, type MainProps } from './Main.tsx';
