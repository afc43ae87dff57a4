/** The popups of the landing page (specification section 2); at most one is open. */
export type PopupName = 'login' | 'register' | 'reset';
