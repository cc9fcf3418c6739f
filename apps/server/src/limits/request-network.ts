import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../config/config.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

export const isLoopbackAddress = (address: string | undefined): boolean => {
  const family = isIP(address ?? '');
  return family !== 0 && loopback.check(address ?? '', family === 4 ? 'ipv4' : 'ipv6');
};

/** What proxies say when they hand on a request of somebody else. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const;

/** A proxy handed it on for somebody, or somebody says so. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  forwardingHeaders.some((name) => headers[name] !== undefined);

/** Handed on by a proxy whose word about the address we take. */
export const isFromNamedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/** By which name it came: a proxy that does not tell whom it serves still asks for the site, not for this machine. */
const asksForThisMachine = ({ headers, raw }: FastifyRequest): boolean => {
  const host = headers.host ?? '';
  if (host === '') return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackName(hostname) || hostname.replace(/^\[|\]$/g, '') === raw.socket.localAddress;
};

/** Made on this machine itself: a proxy in front hands on what came from elsewhere, and says so. */
export const isFromThisMachine = (request: FastifyRequest): boolean => {
  if (isForwarded(request) || !asksForThisMachine(request)) return false;
  const { remoteAddress, localAddress } = request.raw.socket;
  return isLoopbackAddress(remoteAddress) || (remoteAddress !== undefined && remoteAddress === localAddress);
};

/** One visitor's network: an IPv6 visitor owns a whole /64, so the rest of the address says nothing. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
