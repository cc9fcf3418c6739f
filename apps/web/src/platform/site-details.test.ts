import { expect, it } from 'vitest';
import { parseSiteDetails } from './site-details.tsx';

it('reads the data island, and leaves empty what it lacks', () => {
  const details = parseSiteDetails('{"ownerName":"Example Works","supportPhone":7}');
  expect(details.ownerName).toBe('Example Works');
  expect(details.supportPhone).toBe('');
  expect(details.privacyEmail).toBe('');
});

it('has sample details where no server fills them in', () => {
  expect(parseSiteDetails(undefined).supportEmail).toBe('support@example.com');
});
