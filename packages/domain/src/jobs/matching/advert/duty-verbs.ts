/** Verbs of work, a line for each sense; adverts and resumes use them for one another. */
const senses = `
prepare preparation make making create creation draft drafting generate generation develop compile produce write writing
maintain maintenance keep update updating record updation upkeep
handle manage management managing oversee supervise supervision lead run look administer administration
file filing submit submission
check verify verification inspect inspection review audit examine validate scrutinise scrutinize
reconcile reconciliation
coordinate coordination co-ordinate liaise liaison
sell promote pitch upsell cross-sell
call calling dial
answer attend respond resolve resolution address solve handle
teach instruct conduct deliver take
train training mentor coach guide guidance
assist help support
design designing sketch
build develop implement implementation code program programme
test testing debug
install installation fit fix mount
repair service servicing overhaul troubleshoot rectify
operate operation run
drive driving transport
deliver delivery dispatch despatch ship
load loading unload unloading
pack packing package
clean cleaning sanitise sanitize housekeep
cook prepare
serve serving
administer give
monitor monitoring track tracking follow
analyse analyze analysis study
report reporting present
plan planning schedule scheduling organise organize arrange
purchase purchasing procure procurement buy source sourcing
recruit recruitment hire hiring onboard screen interview shortlist
process processing
enter entry feed punch
collect collection recover recovery
generate acquire acquisition bring
ensure achieve meet
measure measurement
weld welding
wire wiring
count counting
greet welcome receive
dispense dispensing
edit editing
post publish
optimise optimize improve
deploy release
migrate
negotiate negotiation
invoice bill billing
issue
counsel advise
patrol guard
machine set
assemble assembly
close convert
visit
demonstrate explain
`;

const groups = new Map<string, number[]>();
senses
  .trim()
  .split('\n')
  .forEach((line, sense) => {
    for (const verb of line.split(' ')) groups.set(verb, [...(groups.get(verb) ?? []), sense]);
  });

const bases = (word: string): readonly string[] => {
  const forms = [word];
  for (const [ending, others] of [
    ['ied', ['y']],
    ['ies', ['y']],
    ['ing', ['', 'e']],
    ['ed', ['', 'e']],
    ['es', ['', 'e']],
    ['s', ['']],
  ] as const) {
    if (!word.endsWith(ending) || word.length <= ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    for (const other of others) forms.push(stem + other);
    if (/(.)\1$/.test(stem)) forms.push(stem.slice(0, -1));
  }
  return forms;
};

const irregular: Readonly<Record<string, string>> = {
  led: 'lead',
  sold: 'sell',
  taught: 'teach',
  ran: 'run',
  kept: 'keep',
  built: 'build',
  wrote: 'write',
  written: 'write',
  made: 'make',
  gave: 'give',
  took: 'take',
  drove: 'drive',
  bought: 'buy',
  brought: 'bring',
  met: 'meet',
  shipped: 'ship',
  oversaw: 'oversee',
};

/** The senses of a verb in any of its forms; empty for any other word. */
export const verbSenses = (word: string): readonly number[] => {
  const small = word.toLowerCase();
  const base = irregular[small];
  return [...new Set((base ? [base] : bases(small)).flatMap((form) => groups.get(form) ?? []))];
};

export const isVerb = (word: string): boolean => verbSenses(word).length > 0;
