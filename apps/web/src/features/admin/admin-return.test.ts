import { describe, expect, it } from 'vitest';
import { loginAddress, pageAfterLogin } from './admin-return.ts';

const afterAskingFor = (pathname: string, search = ''): string =>
  pageAfterLogin(new URL(loginAddress({ pathname, search }), 'http://localhost').search);

describe('staff go on with the page they asked for', () => {
  it.each([
    ['/admin/orders', '?search=order_1&status=failed'],
    ['/admin/grievances', '?due=overdue'],
    ['/admin/dashboard', ''],
  ])('%s%s', (pathname, search) => expect(afterAskingFor(pathname, search)).toBe(pathname + search));

  it('to the overview when none was', () => {
    expect(loginAddress({ pathname: '/admin/dashboard', search: '' })).toBe('/admin/login');
    expect(pageAfterLogin('')).toBe('/admin/dashboard');
  });

  it.each([
    'https://elsewhere.example/admin/orders',
    '//elsewhere.example/admin/orders',
    '\\\\elsewhere.example/admin/orders',
    'javascript:alert(1)',
    '/dashboard',
    '/admin/../dashboard',
    '/admin/login',
    '/admin/',
    'http://[',
  ])('to the overview when the address names %s', (named) =>
    expect(pageAfterLogin(`?${new URLSearchParams({ return: named })}`)).toBe('/admin/dashboard'),
  );
});
