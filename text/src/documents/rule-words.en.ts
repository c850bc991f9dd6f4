import type {
  Part,
  Per,
  COLLECTS,
  Carriage,
  LegalState,
  LimitEffect,
  MOMENTS,
  OWES,
  Window,
} from '@longhaul/domain/duty/rule.ts'

const parts: Record<Part | 'fob' | 'cif' | 'duty' | 'tax' | 'levy' | 'fee', string> = {
  goods: 'the goods',
  domestic: 'delivery in China',
  freight: 'freight',
  insurance: 'insurance',
  fob: 'the value free on board (FOB)',
  cif: 'the value with freight and insurance (CIF)',
  duty: 'all duty',
  tax: 'all tax',
  levy: 'all levies',
  fee: 'all fees',
}

const units: Record<Per, string> = {
  consignment: 'a package',
  line: 'a line of goods',
  hs6: 'a kind of goods (six digits)',
  code: 'a tariff number',
  kg: 'a kilogram',
  piece: 'an item',
  pair: 'a pair',
}

const carriages: Record<Carriage, string> = {
  post: 'post',
  express: 'express',
  line: 'line',
  air: 'air freight',
  sea: 'sea freight',
  land: 'road or rail',
}

const windows: Record<Window, string> = {
  together: 'that arrive together',
  month: 'in a month',
  quarter: 'in a quarter',
  half_year: 'in half a year',
  year: 'in a year',
}

const legal: Record<LegalState, string> = {
  in_force: 'In force',
  announced: 'Announced',
  unconfirmed: 'Not confirmed',
  suspended: 'Suspended',
  void: 'Void',
  lapsed: 'Lapsed',
}

const owes: Record<(typeof OWES)[number], string> = {
  recipient: 'the recipient',
  sender: 'the sender',
  operator: 'the agency',
  carrier: 'the carrier',
}

const collects: Record<(typeof COLLECTS)[number], string> = {
  seller: 'the seller',
  carrier: 'the carrier',
  post: 'the post',
  customs: 'customs',
}

const moments: Record<(typeof MOMENTS)[number], string> = {
  sale: 'at the sale',
  dispatch: 'at dispatch',
  before_delivery: 'before delivery',
  delivery: 'on delivery',
  later: 'later',
}

const effects: Record<LimitEffect, string> = {
  refused: 'Refused',
  general_procedure: 'Needs the general procedure',
  warning: 'Warning',
}

/** What a rule says, in words that two versions of it can be compared by. */
export const text = {
  parts,
  unknown: 'not known',
  between: (low: string, high: string) => `${low} to ${high}`,
  shareOf: (rate: string, of: string) => `${rate} of ${of}`,
  insideOf: (rate: string, of: string) => `${rate} of a sum of ${of} that contains it`,
  sum: (of: readonly string[]) => of.join(' + '),
  valued: (share: string, of: string) => `${share} of (${of})`,
  byCode: (code: string, rate: string) => `${code}: ${rate}`,
  otherwise: (rate: string) => `otherwise ${rate}`,
  byTable: (title: string) => `by the table “${title}”`,
  moreRates: (count: string) => `${count} more rates by tariff number`,
  over: (limit: string) => `only what is above ${limit}`,
  each: (amount: string, per: Per) => `${amount} ${units[per]}`,
  overGrams: (weight: string) => `only what is above ${weight}`,
  greater: 'the greater of',
  lesser: 'the lesser of',
  minus: (amount: string) => `less ${amount}`,
  atLeast: (amount: string) => `at least ${amount}`,
  atMost: (amount: string) => `at most ${amount}`,
  notLeviedUpTo: (amount: string) => `not levied up to ${amount}`,
  tests: {
    always: 'Always',
    carriage: (among: readonly Carriage[]) => `by ${among.map((way) => carriages[way]).join(' or ')}`,
    province: (among: string) => `in ${among}`,
    origin: (among: string) => `made in ${among}`,
    within: (of: string, limit: string) => `${of} up to ${limit}`,
    below: (of: string, limit: string) => `${of} below ${limit}`,
    above: (of: string, limit: string) => `${of} above ${limit}`,
    reaches: (of: string, limit: string) => `${of} of ${limit} or more`,
    item: 'the dearest item',
    window: (of: string, window: Window) => `${of} of all packages ${windows[window]}`,
    parcels: (count: string, window: Window) => `at most ${count} packages ${windows[window]}`,
    pieces: (count: string) => `at most ${count} items`,
    piecesOf: (count: string, codes: string) => `at most ${count} items of ${codes}`,
    grams: (weight: string) => `up to ${weight}`,
    all_goods: (codes: string) => `all goods of ${codes}`,
    any_goods: (codes: string) => `any goods of ${codes}`,
    goods: (codes: string) => `only for ${codes}`,
    except: (codes: string) => `not for ${codes}`,
    not: (test: string) => `not (${test})`,
    any: (tests: readonly string[]) => tests.join(', or '),
  },
  days: (from: string, until: string) =>
    from && until ? `${from} to ${until}` : from ? `From ${from}` : until ? `Until ${until}` : 'Without end',
  legal,
  paid: (by: keyof typeof owes, to: keyof typeof collects, at: keyof typeof moments) =>
    `Paid by ${owes[by]} to ${collects[to]} ${moments[at]}`,
  effects,
  digits: (count: string) => `${count} digits`,
  moreCodes: (count: string) => `${count} more`,
}
