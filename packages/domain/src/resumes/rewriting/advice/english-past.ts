const irregularPast: Readonly<Record<string, string>> = {
  make: 'made',
  build: 'built',
  write: 'wrote',
  keep: 'kept',
  teach: 'taught',
  show: 'showed',
  drive: 'drove',
  draw: 'drew',
  find: 'found',
  run: 'ran',
  do: 'did',
  give: 'gave',
  send: 'sent',
  meet: 'met',
  sell: 'sold',
  buy: 'bought',
  lead: 'led',
  oversee: 'oversaw',
  deal: 'dealt',
  hold: 'held',
  take: 'took',
  bring: 'brought',
  set: 'set',
  cut: 'cut',
  put: 'put',
  get: 'got',
  pay: 'paid',
  feed: 'fed',
  read: 'read',
  speak: 'spoke',
  grow: 'grew',
  choose: 'chose',
  stitch: 'stitched',
};

/** They end in a vowel that the -ing form drops, where the letters alone do not tell. */
const withE =
  /(?:at|iz|is|ut|ov|iv|av|ag|ak|ar|ir|ur|uc|ng|rg|dg|ic|nc|rc|ls|os|us|as|ys|dl|tl|pl|bl|gl|fl|op|ap|od|id|ad|ud|in|ul|il|ok|ik|yp|ib|ub|at|et)$/;
const withoutE =
  /(?:[aeiou][aeiou][a-z]|visit|edit|audit|deposit|monitor|order|enter|answer|offer|deliver|register|repair|explain|maintain|develop|assist|handl?|coordinat|track|check|test|sort|install|print|work|collect|conduct|attend|obtain|train|clean|load|pack|open|listen|market|target|budget|credit|limit|exhibit|inspect|transport|support|report|report|record|schedul|process|contact|interact|perform|inform|transform|display|study|carry|supply|apply|verify|copy)$/;

/** The past of an -ing form or a base form; undefined where it is not known for certain. */
export const pastOf = (word: string): string | undefined => {
  const base = /ing$/.test(word) ? baseOfIng(word) : word;
  if (base === undefined) return undefined;
  const known = irregularPast[base];
  if (known !== undefined) return known;
  if (/e$/.test(base)) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (
    /^(?:plan|scan|stop|drop|ship|step|trim|log|map|tag|fit|grab|control|refer|prefer|admit|submit|commit)$/.test(
      base,
    )
  )
    return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
};

const baseOfIng = (word: string): string | undefined => {
  const stem = word.slice(0, -3);
  if (
    stem.length < 2 ||
    /^(?:build|train|meet|paint|park|market|account|hous|cloth|even|morn|dur|be|hav|go|com|accord|includ|us|bank|engineer|pric|bill|shopp|person)$/.test(
      stem,
    )
  ) {
    // Nouns as often as verbs: "the billing", "building sites". Only certain ones are changed.
    return { us: 'use', bill: undefined, build: 'build', train: 'train', meet: 'meet', paint: 'paint' }[stem];
  }
  if (irregularPast[stem] !== undefined) return stem;
  if (irregularPast[`${stem}e`] !== undefined) return `${stem}e`;
  if (/([bdgklmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  if (withoutE.test(stem) && !/(?:handl|coordinat|schedul)$/.test(stem)) return stem;
  if (withE.test(stem)) return `${stem}e`;
  return stem;
};
