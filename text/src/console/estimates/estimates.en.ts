import type { Level } from '@longhaul/domain/goods-knowledge/estimate.ts'

const levels: Record<Level, string> = {
  option: 'Option weighed before',
  product: 'Product weighed before',
  shop: 'Shop and kind known',
  kind: 'Kind known',
  start: 'The starting table',
  all: 'Nothing known',
}

/** Estimated weights compared with the scale. */
export const text = {
  lead: 'What shoppers are told a thing will weigh, beside what our scale held. Of 100 pieces 80 should lie inside what was said.',
  none: 'Nothing has been learnt yet. A new shop answers from the starting table; the first night after something was weighed makes the first version.',
  noneChecked:
    'Nothing has been compared yet: what is told is kept with every piece that is weighed from now on.',
  inForce: 'In force',
  version: (version: number) => `Version ${version}`,
  starting: 'Starting table',
  learned: (day: string) => `Learnt on ${day}`,
  from: (first: string, last: string) => `Weighed from ${first} to ${last}`,
  learntFrom: 'Learnt from',
  products: (products: string, weighings: string) => `${products} products, ${weighings} weighings`,
  tested: 'Tested on',
  pieces: 'Pieces',
  piecesOf: (pieces: string) => `${pieces} pieces of products it did not learn from`,
  inside: 'Inside',
  insideOf: 'of 100 inside',
  ofHundred: (share: string) => `${share} of 100`,
  error: 'Half off by less than',
  errorShort: 'Off by',
  percent: (value: string) => `${value} %`,
  naive: (overall: string, kind: string) =>
    `Who says the median of everything would be off by ${overall} %, who says the kind’s median by ${kind} %.`,
  kindMedian: 'Kind’s median',
  overallMedian: 'All goods',
  score: 'Score',
  scoreHint: 'Width of the interval and what it missed by: smaller is better',
  before: 'Version before',

  plot: 'Said and held',
  plotLead: (pieces: number) =>
    `The last ${pieces} pieces. On the line the scale held what was expected; outside the band it was five times as much or a fifth.`,
  plotLabel:
    'Expected weight against the weight on the scale, on logarithmic axes. The same figures are in the table.',
  plotX: 'Expected',
  plotY: 'On the scale',
  insideDot: 'inside what was said',
  outsideDot: 'outside',
  kindOf: 'Kind',
  allKinds: 'All kinds',
  latest: 'The latest pieces',
  said: 'Said',
  held: 'On the scale',
  weighed: 'Weighed',

  months: 'Month by month',
  month: 'Month',
  below: 'Lighter',
  above: 'Heavier',

  kinds: 'By kind',
  kindsLead:
    'Twelve months. A kind is off where, of at least 200 pieces, fewer than 70 or more than 90 of 100 were inside. Half of the weights are off by less than the version in force says, or than its kind’s median and that of all goods would.',
  kind: 'Kind',
  off: 'Off',
  few: 'Few',
  share: 'Share, mark at 80',

  levels: 'By what it rested on',
  level: 'Rested on',
  levelNames: levels,

  versions: 'Versions',
  versionsLead:
    'One each night. A version that is worse than the one in force is kept to be looked at, and nobody is told by it.',
  night: 'Night',
  state: 'State',
  states: { inForce: 'In force', replaced: 'Replaced', worse: 'Worse, not used' },

  save: 'Save as CSV',
  saveOf: (what: string) => `Save as CSV: ${what}`,
  csv: {
    kind: 'Kind',
    pieces: 'Pieces',
    inside: 'Inside (%)',
    below: 'Lighter than said',
    above: 'Heavier than said',
    error: 'Half off by less than (%)',
    kindMedian: 'Same by the kind’s median (%)',
    overallMedian: 'Same by the median of all (%)',
    version: 'Version',
    learned: 'Learnt',
    products: 'Products',
    weighings: 'Weighings',
    tested: 'Pieces tested',
    score: 'Score',
    scoreBefore: 'Score of the version before',
    state: 'State',
  },
}
