/** Something about the database that an operator can mend; its text says what, and needs no stack beside it. */
export class DatabaseTrouble extends Error {}
