/** Every endpoint of the product. A topic adds its table here once. */
export const allContracts = {} as const;

export type Contracts = typeof allContracts;
