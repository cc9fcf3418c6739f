import { authContracts } from './auth/auth-api.ts';

/** Every endpoint of the product. A topic adds its table here once. */
export const allContracts = {
  ...authContracts,
} as const;

export type Contracts = typeof allContracts;
