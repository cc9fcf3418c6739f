import { formatRupees } from '@kalam/domain/plans/rupees';

/** An amount as the API tells it, in rupees, as people read it: `₹9.50`. */
export const formatAmount = (rupees: number): string => formatRupees(Math.round(rupees * 100));
