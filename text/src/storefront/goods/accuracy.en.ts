/** The accuracy of the weights that shoppers were shown. */
export const text = {
  title: 'How accurate our estimates were',
  description:
    'Before you pay, we tell you what your goods should weigh. Later our scale shows what they do weigh. This is how often we were right, month by month.',
  lead: 'Before you pay, we tell you what your goods should weigh. Later our scale shows what they do weigh. This is how often we were right.',
  none: 'Nothing to count yet: too few items have been weighed since we began to estimate. Until then, weights come from a starting table, and every order form says so.',
  last: (month: string) => `In ${month}`,
  running: (month: string) => `So far in ${month}`,
  inside: (share: string) => `${share} of 100`,
  insideOf: (pieces: string, promised: number) =>
    `items weighed what we had said, of the ${pieces} that reached our scale. Our ranges are meant to hold for ${promised} of 100.`,
  outside: (below: string, above: string) => `${below} of 100 were lighter than the range, ${above} heavier.`,
  error: (percent: string) => `Half of our estimates were off by less than ${percent}%.`,
  months: 'Month by month',
  month: 'Month',
  pieces: 'Items',
  right: 'Right, of 100',
  bar: 'How often right',
  piecesOf: (pieces: string) => `${pieces} items`,
  kinds: 'By kind of goods',
  kindsNote:
    'Kinds with at least 200 items weighed in these months; with fewer, the figure would mean little.',
  kind: 'Kind',
  mark: (promised: number) => `The line marks ${promised} of 100.`,
  rules: {
    title: 'What customs charge',
    lead: (version: string) =>
      `We estimate duty and tax by rules that we check against the law, now in version ${version}. Law changes without asking us, so here is when each country was last checked.`,
    old: (count: number) =>
      count === 1
        ? 'One country was not checked for longer than we want: expect its estimate to be off.'
        : `${count} countries were not checked for longer than we want: expect their estimates to be off.`,
    each: 'Last checked, by country',
    count: (count: number) => (count === 1 ? 'one country' : `${count} countries`),
    country: 'Country',
    checked: 'Last checked',
    isOld: 'may be out of date',
    own: 'our own rules',
    nobody: 'no rules: we say that we don’t know',
    tables: 'Tables of rates by tariff number',
    table: 'Table',
    asOf: 'As of',
    isOldTable: 'old, so we call it an estimate',
    right: 'What was really charged',
    rightLead:
      'Shoppers tell us what they were asked for at the door, and carriers send us their bills. Here is how that compares with what we had said before payment, in the last twelve months.',
    notYet:
      'Not enough to say anything yet: a country is listed from five packages of at least three shoppers on.',
    packages: 'Packages',
    insideRange: 'In our range, of 100',
    middle: 'Half were off by at most',
    rightHow:
      'Of one shopper no more than the two newest packages to a country count, so nobody can move a figure alone; a carrier’s bill counts before a shopper’s word. Being off is measured against the larger of the two amounts, and a difference of a yuan is rounding.',
  },
  how: 'How this is counted',
  steps: [
    'We write our estimate down before an item reaches the scale, and never change it afterwards.',
    'Then we compare. An estimate counts as right if the scale shows a weight within the range we gave.',
    'Everything counts, even weighing mistakes, unless the warehouse corrects them later.',
    'Every night the model behind the estimates is recalculated. If the new one would do worse than before, we don’t use it.',
    'You never pay for shipping by this estimate, but by what your package weighs.',
  ],
  version: (version: number, day: string) => `In use now: estimate no. ${version} of ${day}.`,
  table: 'In use now: our starting table.',
}
