/** Verbs of work, a line for each sense; adverts and resumes use them for one another. */
const senses = `
prepare preparation make making create creation draft drafting generate generation develop compile produce write writing
maintain maintenance keep update updating record updation upkeep enter log
handle manage management managing oversee supervise supervision lead run look administer administration
file filing submit submission
check verify verification inspect inspection review audit examine validate scrutinise scrutinize checking vet
reconcile reconciliation match tally compare
coordinate coordination co-ordinate liaise liaison interact
sell promote pitch upsell cross-sell sale sales selling market promotion
suggest recommend advise propose
hold conduct organise organize arrange host
allot assign allocate distribute
investigate examine probe
supply provide give
raise generate issue prepare make
call calling dial phone contact
answer attend respond reply resolve resolution address solve handle settle
teach instruct conduct deliver take
perform carry execute conduct undertake
train training mentor coach guide guidance teach
assist help support
design designing sketch
build develop implement implementation code program programme
test testing debug
install installation fit fix mount
repair service servicing overhaul troubleshoot rectify fix maintain maintenance
operate operation run
drive driving transport
deliver delivery dispatch despatch ship
load loading unload unloading
stitch sew stitching sewing tailor
bake baking
fill filling refill
sterilise sterilize disinfect
set setting adjust
feed enter punch type
assess evaluate appraise evaluation assessment
pack packing package
clean cleaning sanitise sanitize housekeep
cook prepare
serve serving
administer give
monitor monitoring track tracking follow followed watch control supervise
follow pursue chase remind
analyse analyze analysis study interpret
report reporting present
plan planning schedule scheduling organise organize arrange book booking fix
purchase purchasing procure procurement buy source sourcing
recruit recruitment hire hiring onboard screen interview shortlist
process processing run disburse
enter entry feed punch
collect collection recover recovery gather
generate acquire acquisition bring
ensure achieve meet exceed attain complete
measure measurement
weld welding
wire wiring
count counting
greet welcome receive meet
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
communicate inform intimate convey
participate
escalate
identify find
sort arrange segregate
cut cutting
polish polishing
paint painting
draw drawing
survey
escort accompany
register enrol enroll admit
evaluate correct
translate interpret
transcribe
research
document record
weigh
mix mixing
store stock stack
replenish refill
display arrange
transfer shift
dose medicate
bathe
rehabilitate
invigilate
demonstrate explain show
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
  held: 'hold',
  dealt: 'handle',
  fed: 'feed',
  shown: 'show',
  sewn: 'sew',
  grew: 'grow',
  caught: 'catch',
  sent: 'send',
  went: 'visit',
  told: 'explain',
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
