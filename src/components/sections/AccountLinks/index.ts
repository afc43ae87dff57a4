export { AccountLinks, type AccountLinksProps } from './AccountLinks.tsx';
