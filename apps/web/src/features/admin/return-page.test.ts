import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loginAddress, pageAfterLogin, returnPage } from './return-page.ts';

const at = (address: string): Location => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state: null, key: 'default', mask: undefined } as Location;
};

describe('staff go on with the page they asked for', () => {
  it.each([
    '/admin/orders?search=order_1&status=failed',
    '/admin/grievances?due=overdue',
    '/admin/dashboard',
  ])('%s', (address) => {
    expect(pageAfterLogin({ state: returnPage(at(address)), search: '' })).toBe(address);
    expect(pageAfterLogin(at(loginAddress(at(address))))).toBe(address);
  });

  it('with the overview when none was asked for', () => {
    expect(pageAfterLogin(at('/admin/login'))).toBe('/admin/dashboard');
    expect(pageAfterLogin({ state: { asked: 7 }, search: '' })).toBe('/admin/dashboard');
  });

  it.each([
    '',
    'https://elsewhere.example/admin/orders',
    '//elsewhere.example/admin/orders',
    '\\\\elsewhere.example/admin/orders',
    'javascript:alert(1)',
    '/dashboard',
    '/admin/../dashboard',
    '/admin/login',
    '/admin/',
    'http://[',
  ])('with the overview instead of %j', (named) => {
    const search = `?${new URLSearchParams({ return: named })}`;
    expect(pageAfterLogin({ state: null, search })).toBe('/admin/dashboard');
  });
});
