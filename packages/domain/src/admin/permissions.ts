/** What a member of staff is (an owner may do everything). */
export const staffRoles = ['owner', 'support', 'finance', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (value: string): value is StaffRole =>
  (staffRoles as readonly string[]).includes(value);

const office: readonly StaffRole[] = ['owner', 'support', 'finance', 'reader'];
const people: readonly StaffRole[] = ['owner', 'support'];
const money: readonly StaffRole[] = ['owner', 'finance'];
const owners: readonly StaffRole[] = ['owner'];

/**
 * Who may do what in the back office. Every endpoint for staff names one of these; the server enforces it and the
 * screens leave out what the one who looks may not do.
 */
export const permissions = {
  'overview-read': office,
  'people-read': office,
  /** Suspend, let in again, send the verification anew, end a link that was shared. */
  'people-manage': people,
  'people-export': people,
  'people-erase': owners,
  'plans-read': office,
  /** Give a plan nobody paid for. */
  'plans-give': money,
  'orders-read': office,
  /** Mark an order paid or failed, ask the provider. */
  'orders-decide': money,
  'refunds-make': money,
  /** Invoices, credit notes and receipts, with whom they are made out to. */
  'invoices-read': money,
  'messages-read': office,
  'messages-answer': people,
  'templates-read': office,
  'templates-change': owners,
  'settings-read': office,
  'settings-change': owners,
  'audit-read': ['owner', 'finance', 'reader'],
  'operations-read': office,
  /** Try a job again that was given up, or say that it is dealt with. */
  'operations-act': ['owner', 'support', 'finance'],
  /** Take a list away as a file. */
  'lists-export': ['owner', 'support', 'finance'],
  'staff-manage': owners,
  /** One's own password, second factor and sessions. */
  'own-account': office,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof permissions;

export const may = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role);
