/** Something about a backup that an operator can mend; its text says what, and needs no stack beside it. */
export class BackupTrouble extends Error {}
