import { expect } from 'vitest';

/** Every refusal has the one form, and no other part leaves the server. */
export const expectRefusal = (response: {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
}) => {
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).not.toBe(500);
  expect(String(response.headers['content-type'])).toContain('application/json');
  const body = JSON.parse(response.body);
  expect(body).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) });
  expect(
    Object.keys(body).every((key) => ['success', 'error', 'code', 'field', 'params'].includes(key)),
  ).toBe(true);
};
