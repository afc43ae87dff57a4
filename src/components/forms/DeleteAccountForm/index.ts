export {
  DeleteAccountForm,
  type DeleteAccountField,
  type DeleteAccountFormProps,
} from './DeleteAccountForm.tsx';
