export { FirstSteps, type FirstStepsProps, type Step } from './FirstSteps.tsx';
