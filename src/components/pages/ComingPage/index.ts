export { ComingPage, type ComingPageProps } from './ComingPage.tsx';
