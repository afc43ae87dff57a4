export { RevisionsPage, type RevisionsPageProps, type RevisionView } from './RevisionsPage.tsx';
