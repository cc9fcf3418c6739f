/** Stands in records for people who are gone: nobody reads it, so nothing is sent there. */
export const erasedAddress = 'erased@account.invalid';
