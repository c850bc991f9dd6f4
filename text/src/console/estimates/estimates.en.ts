import type { Level } from '@longhaul/domain/goods-knowledge/estimate.ts'

const levels: Record<Level, string> = {
  option: 'Option weighed before',
  product: 'Product weighed before',
  shop: 'Shop and kind known',
  kind: 'Kind known',
  start: 'The starting table',
  all: 'Words of the title only',
}

/** Estimated weights compared with the scale. */
export const text = {
  lead: 'What we told shoppers an item would weigh, compared with our scale. Of 100 items, 80 should weigh within the range we gave.',
  none: 'Nothing has been learnt yet. A new shop uses the starting table; the first version is made in the night after the first item is weighed.',
  noneChecked:
    'Nothing has been compared yet: from now on, the estimate given is stored with every item that is weighed.',
  inForce: 'In force',
  version: (version: number) => `Version ${version}`,
  starting: 'Starting table',
  learned: (day: string) => `Learnt on ${day}`,
  from: (first: string, last: string) => `Weighed from ${first} to ${last}`,
  learntFrom: 'Learnt from',
  products: (products: string, weighings: string) => `${products} products, ${weighings} weighings`,
  tested: 'Tested on',
  pieces: 'Items',
  piecesOf: (pieces: string) => `${pieces} of the latest items, each estimated before it was seen`,
  inside: 'Inside',
  insideOf: 'of 100 inside',
  ofHundred: (share: string) => `${share} of 100`,
  error: 'Half off by less than',
  errorShort: 'Off by',
  percent: (value: string) => `${value}%`,
  naive: (overall: string, kind: string) =>
    `Always guessing the median of all goods would be off by ${overall}%, the kind’s median by ${kind}%.`,
  kindMedian: 'Kind’s median',
  overallMedian: 'All goods',
  score: 'Score',
  scoreHint: 'Width of the range, and how far off it was: smaller is better',
  before: 'Previous version',

  plot: 'Estimated and actual',
  plotLead: (pieces: number) =>
    `The last ${pieces} items. On the line, the scale showed what was expected; outside the band, it was less than half or more than twice as much.`,
  plotLabel:
    'Expected weight against the weight on the scale, on logarithmic axes. The same figures are in the table.',
  plotX: 'Expected',
  plotY: 'On the scale',
  insideDot: 'within the estimate',
  outsideDot: 'outside',
  kindOf: 'Kind',
  allKinds: 'All kinds',
  latest: 'The latest items',
  estimated: 'Estimated',
  held: 'On the scale',
  weighed: 'Weighed',

  months: 'Month by month',
  month: 'Month',
  below: 'Lighter',
  above: 'Heavier',

  kinds: 'By kind',
  kindsLead:
    'Twelve months. A kind is off if, of at least 200 items, fewer than 70 or more than 90 of 100 were inside. The last columns show by how much half of the weights were off: by the version in force, by the kind’s median and by that of all goods.',
  kind: 'Kind',
  off: 'Off',
  few: 'Few',
  share: 'Share, mark at 80',

  levels: 'By basis of the estimate',
  level: 'Based on',
  levelNames: levels,

  versions: 'Versions',
  versionsLead:
    'One each night. A version that is surely worse than the one in force is kept for reference but never used.',
  night: 'Night',
  state: 'State',
  states: { inForce: 'In force', replaced: 'Replaced', worse: 'Worse, not used' },

  save: 'Save as CSV',
  saveOf: (what: string) => `Save as CSV: ${what}`,
  csv: {
    kind: 'Kind',
    pieces: 'Items',
    inside: 'Inside (%)',
    below: 'Lighter than estimated',
    above: 'Heavier than estimated',
    error: 'Half off by less than (%)',
    kindMedian: 'Same by the kind’s median (%)',
    overallMedian: 'Same by the median of all (%)',
    version: 'Version',
    learned: 'Learnt',
    products: 'Products',
    weighings: 'Weighings',
    tested: 'Items tested',
    score: 'Score',
    scoreBefore: 'Score of the previous version',
    state: 'State',
  },
}
