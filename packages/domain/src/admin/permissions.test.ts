import { describe, expect, it } from 'vitest';
import { may, type Permission, permissions, staffRoles } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];

describe('who may do what in the back office', () => {
  it('an owner may do everything', () => {
    expect(all.filter((permission) => !may('owner', permission))).toEqual([]);
  });

  it('a reader changes nothing but their own account', () => {
    expect(all.filter((permission) => may('reader', permission) && !permission.endsWith('-read'))).toEqual([
      'own-account',
    ]);
  });

  it('money is for owner and finance, people for owner and support', () => {
    const who = (permission: Permission) => staffRoles.filter((role) => may(role, permission));
    expect(who('refunds-make')).toEqual(['owner', 'finance']);
    expect(who('invoices-read')).toEqual(['owner', 'finance']);
    expect(who('orders-decide')).toEqual(['owner', 'finance']);
    expect(who('plans-give')).toEqual(['owner', 'finance']);
    expect(who('people-manage')).toEqual(['owner', 'support']);
    expect(who('messages-answer')).toEqual(['owner', 'support']);
    expect(who('people-erase')).toEqual(['owner']);
    expect(who('staff-manage')).toEqual(['owner']);
  });
});
