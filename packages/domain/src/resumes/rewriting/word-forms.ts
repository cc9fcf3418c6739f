/** Which words are forms of one another. A form of a word of the source says nothing new: "preparation", "prepared". */

/** By the form: what letters alone do not tell. */
const irregularForms =
  'made=make demo=demonstrate demos=demonstrate bridal=bride founded=establish founding=establish underwent=undergo undergone=undergo photo=photograph photos=photograph proofread=proofread bent=bend sang=sing sung=sing swore=swear stole=steal slept=sleep shook=shake sank=sink sowed=sow sown=sow mown=mow mowed=mow blew=blow blown=blow flew=fly flown=fly rose=rise risen=rise fell=fall fallen=fall bit=bite ate=eat eaten=eat drank=drink forgot=forget lent=lend dried=dry tied=tie laundry=launder wove=weave voice=voice marketing=market advertising=advertise storage=store usage=use removal=remove approval=approve renewal=renew arrival=arrive disposal=dispose proposal=propose survey=survey dismantling=dismantle coverage=cover packaging=pack pickup=pick failure=fail closure=close signature=sign mixture=mix departure=depart entry=enter entries=enter built=build wrote=write written=write kept=keep taught=teach shown=show drove=drive driven=drive drew=draw drawn=draw found=find ran=run running=run did=do done=do gave=give given=give sent=send met=meet sold=sell sale=sell sales=sell bought=buy led=lead oversaw=oversee overseen=oversee cutting=cut dealt=deal held=hold grew=grow grown=grow growth=grow won=win took=take taken=take brought=bring chose=choose chosen=choose began=begin begun=begin spoke=speak spoken=speak setting=set laid=lay fed=feed told=tell left=leave paid=pay read=read sewn=sew swept=sweep wove=weave woven=weave dug=dig bred=breed heard=hear saw=see seen=see got=get came=come went=go knew=know known=know knowledge=know rode=ride ridden=ride hung=hang fitted=fit fitting=fit putting=put planning=plan planned=plan able=ability maintenance=maintain maintained=maintain submission=submit admission=admit registration=register analysis=analyse analyses=analyse analyzed=analyse analysed=analyse analysing=analyse analyzing=analyse analyze=analyse reduction=reduce production=produce reconciliation=reconcile explanation=explain pronunciation=pronounce description=describe subscription=subscribe receipt=receive reception=receive sought=seek lit=light lost=lose spent=spend felt=feel thought=think understood=understand stood=stand caught=catch broke=break broken=break froze=freeze frozen=freeze ground=grind bound=bind wound=wind sawn=saw worn=wear wore=wear shipped=ship shot=shoot hid=hide hidden=hide spun=spin stuck=stick struck=strike swam=swim threw=throw thrown=throw tore=tear torn=tear wiring=wire wired=wire computerised=computerise computerized=computerise response=respond treatment=treat choice=choose advice=advise loss=lose proof=prove belief=believe diagnosis=diagnose emphasis=emphasise children=child men=man women=woman people=person feet=foot lives=life wives=wife shelves=shelf knives=knife teeth=tooth leakage=leak leakages=leak drainage=drain breakage=break wastage=waste leaves=leaf bathed=bath bathing=bath farming=farm farmed=farm center=centre centers=centre color=colour colors=colour labor=labour favor=favour program=programme programs=programme counselling=counsel counselled=counsel counseling=counsel counseled=counsel travelled=travel traveled=travel explanation=explain explanations=explain maintenance=maintain inquiry=enquiry inquiries=enquiry inquire=enquire undertook=undertake undertaken=undertake undertaking=undertake withdrew=withdraw withdrawn=withdraw withdrawal=withdraw rewrote=rewrite rewritten=rewrite rebuilt=rebuild redid=redo redone=redo repaid=repay learnt=learn burnt=burn receipts=receive';

const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms.split(' ').map((pair) => pair.split('=') as [string, string]),
);

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/ying$/, ['y', 'ie']],
  [/([b-df-hj-np-tv-z])\1(?:ed|ing)$/, ['$1', '$1$1']],
  [/ing$/, ['', 'e']],
  [/ings$/, ['', 'e']],
  [/ed$/, ['', 'e']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
];

/** They make a noun or an adverb of a verb or an adjective. Those that name a person (-er, -or, -ist) are none of them. */
const derivations: readonly (readonly [RegExp, readonly string[], least: number])[] = [
  [/ications?$/, ['y'], 8],
  [/ations?$/, ['', 'e'], 8],
  [/ions?$/, ['', 'e'], 7],
  [/ments?$/, [''], 7],
  [/(?:ance|ence)s?$/, ['', 'e'], 8],
  [/ily$/, ['y'], 6],
  [/ly$/, [''], 6],
  [/ery$/, ['er', ''], 6],
  [/hy$/, ['h'], 7],
];

const hindiEndings =
  'िंग ियों ियां ुओं ाओं ाएं ाईं ायीं ाया ायी ाये ाई ाए ाने ाना ानी ाता ाती ाते ाकर कर ओं ों ने ना नी ता ती ते या यी ये ईं ीं ें ी े ा ो ि ई ए ं'.split(
    ' ',
  );
/** They make a noun or an adjective; short stems are too much like one another. */
const hindiDerivations = ['ित', 'ण'];

const hindiRoots = (word: string): readonly string[] => [
  word,
  ...hindiEndings
    .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 2)
    .map((ending) => word.slice(0, -ending.length)),
  ...hindiDerivations
    .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 3)
    .map((ending) => word.slice(0, -ending.length)),
];

const isHindi = /\p{Script=Devanagari}/u;

const englishRoots = (word: string): readonly string[] => {
  const roots = new Set([word]);
  const add = (root: string) => {
    if (root.length > 1) roots.add(irregular.get(root) ?? root);
  };
  const known = irregular.get(word);
  if (known !== undefined) return [word, known];
  for (const [ending, replacements] of endings) {
    if (!ending.test(word) || word.length < 4) continue;
    for (const replacement of replacements) add(word.replace(ending, replacement));
  }
  for (const [ending, replacements, least] of derivations) {
    if (!ending.test(word) || word.length < least) continue;
    for (const replacement of replacements) add(word.replace(ending, replacement));
  }
  return [...roots];
};

const kept = new Map<string, readonly string[]>();

/** What a form may be a form of, itself first. */
export const rootsOf = (word: string): readonly string[] => {
  const before = kept.get(word);
  if (before !== undefined) return before;
  const roots = isHindi.test(word) ? hindiRoots(word) : englishRoots(word);
  // A server meets many words; the ones of a sentence are asked for again and again.
  if (kept.size > 5_000) kept.clear();
  kept.set(word, roots);
  return roots;
};

export const areForms = (one: string, other: string): boolean => {
  if (one === other) return true;
  const roots = rootsOf(other);
  return rootsOf(one).some((root) => roots.includes(root));
};

/** An adjective or the name of one who does something says more than the verb it comes from. */
const saysMore = /(?:er|or|ist|ian|ant|ent|ive|ful|able|ible|ous|est|ity|less|ic|al|y|ness|ship|e|t)s?$/;

/**
 * Whether a verb or its noun comes from a word: "vaccines" were "vaccinated". Only for words in -ed, -ing and -ion, and
 * where most letters are the same.
 */
export const isVerbOf = (verb: string, word: string): boolean => {
  if (!/(?:ed|ing|ions?|ments?)$/.test(verb) || saysMore.test(verb) || !/^[a-z]+$/.test(word)) return false;
  // A counter is not counting, a printer not printing; trades are held to by themselves.
  if (/[^aeiou](?:er|or)s?$/.test(word)) return false;
  const stems = [/(?:ated|ating|ations?|ised|ising|ized|izing)$/, /(?:ed|ing|ions?|ments?)$/].map((ending) =>
    verb.replace(ending, ''),
  );
  return stems.some((stem) => {
    if (stem.length < 4 || stem === verb || !word.startsWith(stem.slice(0, 4))) return false;
    let same = 0;
    while (same < stem.length && stem[same] === word[same]) same += 1;
    return same >= 5 ? same >= stem.length - 1 : same === stem.length && word.length - same <= 3;
  });
};

/** Its form says that it happened. */
export const isPast = (word: string): boolean =>
  /[^e]ed$/.test(word) ||
  (irregular.has(word) && !/(?:ing|s|sis|ance|ion|ment|h)$/.test(word) && word !== 'able');
