export { LegalPage, type LegalPageProps } from './LegalPage.tsx';
export type { LegalBlock, LegalSection } from './LegalSections.tsx';
