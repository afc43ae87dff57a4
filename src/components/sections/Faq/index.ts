export { Faq, type FaqProps } from './Faq.tsx';
export { questionsOf } from './questions.ts';
