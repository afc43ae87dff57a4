interface AccountNameProps {
  /** The address the account is logged in with. */
  email: string;
}

/** Tells a password manager whose password a form changes or asks for; not drawn. */
export function AccountName({ email }: AccountNameProps) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
