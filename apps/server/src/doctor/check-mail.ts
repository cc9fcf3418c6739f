import type { Resolver } from 'node:dns/promises';
import { type Finding, warning } from './finding.ts';
import { judgeMailRecords, senderDomain } from './mail-records.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** No such name, or none of that kind: an answer, and it is "none". */
const noneIfUnknown = async <T>(asking: Promise<T[]>): Promise<T[]> => {
  try {
    return await asking;
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
    throw error;
  }
};

const textsOf = async (resolver: Resolver, name: string): Promise<string[]> => {
  const records = await noneIfUnknown(resolver.resolveTxt(name));
  return records.map((parts) => parts.join(''));
};

/** A subdomain without a policy of its own has that of the domain above. */
const policiesOf = async (resolver: Resolver, domain: string): Promise<string[]> => {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const texts = await textsOf(resolver, `_dmarc.${name}`);
    if (texts.length > 0) return texts;
  }
  return [];
};

/** What the world is told about mail that comes from us. */
export const checkMail = async (
  { mailFrom, selector }: { readonly mailFrom: string; readonly selector: string | undefined },
  resolver: Resolver,
): Promise<readonly Finding[]> => {
  const domain = senderDomain(mailFrom);
  try {
    const key =
      selector === undefined
        ? {}
        : { key: { selector, texts: await textsOf(resolver, `${selector}._domainkey.${domain}`) } };
    return judgeMailRecords({
      domain,
      texts: await textsOf(resolver, domain),
      policies: await policiesOf(resolver, domain),
      mailServers: (await noneIfUnknown(resolver.resolveMx(domain))).length,
      ...key,
    });
  } catch (error) {
    return [
      warning(
        'mail',
        `the records of ${domain} could not be asked for (${codeOf(error)})`,
        'Look from a machine that can ask a name server',
      ),
    ];
  }
};
