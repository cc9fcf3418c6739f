import { type Finding, fault, ok, warning } from './finding.ts';

const check = 'mail';

/** What the sender's domain says about its mail; whoever receives it goes by this. */
export interface MailRecords {
  readonly domain: string;
  /** Texts of the domain itself. */
  readonly texts: readonly string[];
  /** Texts of `_dmarc` there, or else at the domain above. */
  readonly policies: readonly string[];
  readonly mailServers: number;
  /** Of the selector that was named. */
  readonly key?: { readonly selector: string; readonly texts: readonly string[] };
}

const judgeSenders = ({ domain, texts }: MailRecords): Finding => {
  const records = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0)
    return warning(
      check,
      `${domain} has no SPF record`,
      'Add a TXT record that names your mail service: v=spf1 include:… -all',
    );
  if (records.length > 1)
    return fault(check, `${domain} has ${records.length} SPF records, so none counts`, 'Join them into one');
  if (/\s\+?all\b/i.test(record))
    return warning(check, `SPF of ${domain} lets everybody send in its name`, 'End it with -all or ~all');
  return ok(check, `SPF of ${domain} is in place`);
};

const judgePolicy = ({ domain, policies }: MailRecords): Finding => {
  const record = policies.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (record === undefined)
    return warning(
      check,
      `${domain} has no DMARC record`,
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:…`,
    );
  const policy = /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === 'none')
    return warning(
      check,
      `DMARC of ${domain} only watches (p=none)`,
      'Raise it to quarantine once its reports are clean',
    );
  return policy === 'quarantine' || policy === 'reject'
    ? ok(check, `DMARC of ${domain}: ${policy}`)
    : fault(check, `DMARC of ${domain} has no policy that counts`, 'Give it p=quarantine or p=reject');
};

const judgeKey = ({ domain, key }: MailRecords): Finding => {
  if (key === undefined)
    return ok(check, 'DKIM was not looked at: name its selector, npm run doctor -- --dkim <selector>');
  const place = `${key.selector}._domainkey.${domain}`;
  const record = key.texts.find((text) => /(?:^|;)\s*p\s*=/i.test(text));
  if (record === undefined)
    return fault(
      check,
      `there is no DKIM key at ${place}`,
      'Publish the record that your mail service shows',
    );
  return /(?:^|;)\s*p\s*=\s*(?:;|$)/i.test(record)
    ? fault(
        check,
        `the DKIM key at ${place} was withdrawn`,
        'Publish the one that your mail service signs with',
      )
    : ok(check, `DKIM key ${key.selector} of ${domain} is in place`);
};

const judgeAnswers = ({ domain, mailServers }: MailRecords): Finding =>
  mailServers === 0
    ? warning(
        check,
        `${domain} takes no mail (no MX)`,
        'Answers to our mails and bounces get lost: add an MX record',
      )
    : ok(check, `${domain} takes mail`);

export const judgeMailRecords = (records: MailRecords): readonly Finding[] => [
  judgeSenders(records),
  judgeKey(records),
  judgePolicy(records),
  judgeAnswers(records),
];

/** The domain of an address, or of a name with an address. */
export const senderDomain = (from: string): string =>
  (/@([^<>@\s]+)>?$/.exec(from.trim())?.[1] ?? '').toLowerCase();
