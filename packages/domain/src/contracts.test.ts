import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { allContracts } from './contracts.ts';

const endpoints = Object.entries<Contract>(allContracts);

describe('contracts', () => {
  it('name their parameters as their paths do', () => {
    for (const [key, contract] of endpoints) {
      const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
      expect(Object.keys(contract.params?.shape ?? {}).sort(), key).toEqual(inPath);
    }
  });

  it('ask for staff wherever the path is the back office’s, its sign-in excepted', () => {
    for (const [key, contract] of endpoints) {
      const backOffice = key.includes(' /api/admin/') && !key.includes(' /api/admin/auth/');
      expect(contract.access === 'admin', key).toBe(backOffice);
      expect(contract.permission !== undefined, key).toBe(backOffice);
    }
  });

  it('can all be written as JSON Schema, for the served description', () => {
    for (const [key, contract] of endpoints) {
      for (const schema of [contract.params, contract.query, contract.body]) {
        if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' }), key).not.toThrow();
      }
      expect(() => z.toJSONSchema(contract.reply, { io: 'output' }), key).not.toThrow();
    }
  });

  it('take secrets in the body: an address stands in the logs of every proxy on the way', () => {
    for (const [key, { params, query }] of endpoints) {
      const named = Object.keys({ ...params?.shape, ...query?.shape });
      expect(
        named.filter((name) => /token|secret|password/i.test(name)),
        key,
      ).toEqual([]);
    }
  });

  it('keep every path the HTTP surface promises', () => {
    const promised = [
      'GET /api/plans',
      'GET /api/settings/checkout',
      'GET /api/settings/checkout/stream',
      'POST /api/payment/create-order',
      'POST /api/payment/verify-payment',
      'POST /api/payment/update-status',
      'GET /api/payment/orders/:id',
      'POST /api/payment/webhook',
      'POST /api/guest/downloads',
      'POST /api/guest/corrections',
      'POST /api/guest/resends',
      'GET /api/subscription',
      'GET /api/orders',
      'GET /api/orders/:id/receipt',
      'GET /api/jobs/usage',
      'GET /api/jobs/suggestions',
      'POST /api/jobs/search',
      'POST /api/contact/submit',
      'PATCH /api/profile',
      'GET /api/profile/export',
      'DELETE /api/profile',
      'GET /api/admin/stats',
      'GET /api/admin/charts',
      'GET /api/admin/users',
      'PATCH /api/admin/users/:id',
      'GET /api/admin/users/:id/subscriptions',
      'POST /api/admin/users/:id/subscriptions',
      'GET /api/admin/subscriptions',
      'GET /api/admin/orders',
      'PATCH /api/admin/orders/:id',
      'GET /api/admin/grievances',
      'PATCH /api/admin/grievances/:id',
      'GET /api/admin/settings/checkout',
      'PUT /api/admin/settings/checkout',
      'GET /api/admin/audit',
      'GET /api/admin/operations',
    ];
    expect(promised.filter((key) => !(key in allContracts))).toEqual([]);
  });
});
