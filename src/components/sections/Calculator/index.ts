export { Calculator, type CalculatorProps } from './Calculator.tsx';
