export {
  ActivationResultPage,
  type ActivationResultPageProps,
  type ActivationStatus,
} from './ActivationResultPage.tsx';
