import { countVisit } from './visit-count.ts';

// Staff are no visitors.
if (!location.pathname.startsWith('/admin')) countVisit('opened');
