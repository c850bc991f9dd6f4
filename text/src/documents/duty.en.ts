import type { ImportRuleKind } from '@longhaul/domain/customs/import-rule.ts'
import type { WhyZero } from '@longhaul/domain/duty/conditions.ts'
import type { Charge, Per, Window } from '@longhaul/domain/duty/rule.ts'
import type { BasePart } from '@longhaul/domain/duty/workings.ts'

/** The names of an operator’s own rules. */
const ownKinds: Record<ImportRuleKind, string> = {
  duty: 'Duty',
  flat_duty: 'Flat duty',
  vat: 'Import tax',
  fee: 'Customs fee',
  free: 'Nothing',
  note: 'Note',
  unknown: 'Unknown',
}

const parts: Record<BasePart['part'], string> = {
  value: 'value',
  goods: 'goods',
  domestic: 'delivery in China',
  freight: 'freight',
  insurance: 'insurance',
  duty: 'duty',
  tax: 'tax',
  levy: 'levies',
  fee: 'fees',
}

const units: Record<Exclude<Per, 'kg'>, (count: number) => string> = {
  consignment: () => 'a package',
  line: (count) => `${count} ${count === 1 ? 'line' : 'lines'} of goods`,
  hs6: (count) => `${count} ${count === 1 ? 'kind' : 'kinds'} of goods`,
  code: (count) => `${count} ${count === 1 ? 'tariff number' : 'tariff numbers'}`,
  piece: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
  pair: (count) => `${count} ${count === 1 ? 'pair' : 'pairs'}`,
}

type Rounding = NonNullable<Charge['round']>['way']
const ways: Record<Rounding, string> = { up: 'up to', down: 'down to', half_up: 'to the nearest' }

const zeros: Record<WhyZero, (limit: string) => string> = {
  under_limit: (limit) => (limit ? `Only above ${limit}` : 'Below the limit'),
  over_limit: (limit) => (limit ? `Only up to ${limit}` : 'Above the limit'),
  allowance: () => 'Within the allowance for private people, as far as we know',
  carriage: () => 'Not for this way of sending',
  statement: () => 'Only where the seller or agent is registered for it',
  stated: () => 'Not charged on arrival, because we collect the tax with your payment',
  province: () => 'Not in this part of the country',
  origin: () => 'Not for goods from China',
  goods: () => 'Not for these goods',
  weight: () => 'Not at this weight',
  pieces: () => 'Not for so few items',
  too_small: (limit) => `Too little to be collected: up to ${limit} it isn’t`,
  zero_rate: () => 'The rate for these goods is 0%',
  suspended: () => 'Suspended: not collected at present',
  void: () => 'Declared void: not collected',
}

const windows: Record<Window, string> = {
  together: 'that arrive together',
  month: 'in the month of arrival',
  quarter: 'in the quarter of arrival',
  half_year: 'in the half-year of arrival',
  year: 'in the year of arrival',
}

/** What one person receives, with this package, of what the law allows in a period. */
const allowance = {
  parcels: (count: number, most: number, window: Window) =>
    `With this one, you have ${count} packages from us ${windows[window]}; customs allow ${most}. Packages from other senders count too.`,
  value: (sum: string, most: string, window: Window) =>
    `With this package, you have goods from us for ${sum} ${windows[window]}; customs allow ${most}. Packages from other senders count too.`,
}

/** What customs charge, and how each amount is calculated. */
export const text = {
  ownKinds,
  percentOf: (rate: string, base: string) => `${rate} × ${base}`,
  percentInside: (rate: string, base: string, rest: string) =>
    `${rate} of a sum that contains it: ${base} × ${rate} ÷ ${rest}`,
  rateUnknown: (base: string) => `a rate that isn’t known × ${base}`,
  part: (amount: string, part: BasePart['part']) => `${amount} ${parts[part]}`,
  /** An earlier charge in a base, by its own name. */
  named: (amount: string, name: string) => `${amount} ${name}`,
  above: (part: string, limit: string) => `${part} above ${limit}`,
  sum: (of: readonly string[]) => (of.length > 1 ? `(${of.join(' + ')})` : (of[0] ?? '')),
  each: (amount: string, per: Exclude<Per, 'kg'>, count: number) =>
    per === 'consignment' ? `${amount} ${units[per](count)}` : `${amount} × ${units[per](count)}`,
  byWeight: (amount: string, weight: string) => `${amount} a kilogram × ${weight}`,
  to: (low: string, high: string) => `${low} to ${high}`,
  /** The arithmetic of the lowest and of the highest amount, where it cannot be written as one. */
  ends: (low: string, high: string) => `from ${low}, up to ${high}`,
  minus: (how: string, amount: string) => `${how} − ${amount}`,
  least: (how: string, least: string) => `${how}, at least ${least}`,
  most: (how: string, most: string) => `${how}, at most ${most}`,
  rounded: (how: string, way: Rounding, step: string) => `${how}, rounded ${ways[way]} ${step}`,
  notLevied: (how: string, limit: string) => `${how}; up to ${limit} nothing is levied`,
  /** An amount that was chosen because it is more or less than another. */
  than: (how: string, by: 'greater' | 'lesser', other: string) =>
    `${how}, ${by === 'greater' ? 'not less' : 'not more'} than ${other}`,
  depends: 'Depends on the goods: nobody can say it in advance',
  atLeast: (how: string) => `${how}. At least: a part of it isn’t known`,
  onUnknown: (how: string) => `${how}. At least: more is due on the duty that isn’t known`,
  unconfirmed: (how: string) => `${how}. Not confirmed: counted only in the highest amount`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  probably: (span: string, likely: string) => `${span}, probably ${likely}`,
  exchange: (rates: readonly string[]) =>
    `Converted at ${rates.join(', ')}. Each amount in yuan is rounded up.`,
  onlyIf: (statement: string) => `Only where this holds: ${statement}`,
  zeros,
  from: (day: string) => `from ${day}`,
  /** Of a charge that should have begun, of which nobody knows whether it did. */
  unproven: (day: string) => `was to begin on ${day}, which we could not confirm`,
  noDay: 'no day decided',
  noRate: (currencies: string) => `We have no exchange rate for ${currencies}, so we can’t calculate this.`,
  /** Several charges in a row, each with its arithmetic. */
  charges: (rows: readonly { name: string; how: string }[]) =>
    rows.map(({ name, how }) => `${name}: ${how}`).join('; '),
  none: 'We have no rule for what customs charge there',
  nothing: 'Nothing is due on goods of this value',
  billed: 'Nothing more: it is paid with shipping',
  included: (line: string) => `In the price of ${line}`,
  beyond: (line: string, limit: string) =>
    `${line} pays on your behalf only for goods of up to ${limit}: these are worth more, so you pay on arrival.`,
  excluded: (line: string, goods: readonly string[]) =>
    `${line} pays duty and tax, but not for some of these goods (${goods.join(', ')}): you pay them.`,
  numbers: (beginning: string) => `tariff numbers ${beginning}…`,
  advance: 'The carrier’s charge for paying in advance',
  rateCard: 'The shipping method’s price list',
  advanced: (paid: string, rate: string, handling: string, least: string) =>
    [
      ...(rate ? [`${rate} × ${paid} duty and tax${least ? `, at least ${least}` : ''}`] : []),
      ...(rate || !least ? [] : [`at least ${least}`]),
      ...(handling ? [`${handling} a package`] : []),
    ].join(' + '),
  ownFigure: (day: string, reason: string) => `Our own figure since ${day}: ${reason}`,
  allowance,
  kept: 'As estimated when the package was made',
}
