export { Faq, type FaqProps } from './Faq.tsx';
export { questions } from './questions.ts';
