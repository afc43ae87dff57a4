export { Accordion, type AccordionProps } from './Accordion.tsx';
export type { AccordionItem } from './Row.tsx';
