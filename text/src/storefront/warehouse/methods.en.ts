import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'

const tax: Record<TaxMode, string> = {
  ddp: 'duty and tax included',
  ioss: 'import tax included',
  ddu: 'tax at the door',
}

const days = (from: number, until: number) => (from === until ? `${from} days` : `${from}–${until} days`)

/** `9 days`, `about 4 weeks`. */
const span = (count: number) =>
  count < 14 ? `${count} ${count === 1 ? 'day' : 'days'}` : `about ${Math.round(count / 7)} weeks`

export const text = {
  title: 'How should it travel?',
  lead: (goods: string, packed: string) => `${goods} of goods, about ${packed} packed`,
  head: {
    method: 'Method',
    days: 'Days to your door',
    cannot: 'Cannot carry',
    charged: 'Charged for',
    price: 'Price',
  },
  tax,
  days,
  observed: (from: number, until: number) => `recently; promised\u00a0${from}\u2060–\u2060${until}`,
  promised: 'as promised',
  cannot: (kinds: readonly string[], more: number) =>
    [...kinds, ...(more > 0 ? [`${more} more`] : [])].join('; '),
  cannotNone: 'prohibited goods only',
  by: {
    weight: 'by weight',
    size: (size: string) => `by size, ${size}`,
    minimum: 'minimum charge',
  },
  senseless: (least: string, extra: string) =>
    `Charges for at least ${least}: you’d pay for ${extra} you aren’t sending.`,
  /** The separator between the reasons why a method cannot carry something. */
  between: '. ',
  change: 'Change the method',
  suggested: {
    best: (name: string) => `${name} is chosen: none is cheaper or quicker.`,
    cheaper: (name: string, other: string, saved: string, slower: number) =>
      `${name} is chosen. ${other} saves ${saved}, and takes ${span(slower)} longer.`,
    quicker: (name: string, other: string, more: string, sooner: number) =>
      `${name} is chosen: it costs least. ${other} arrives ${span(sooner)} sooner for ${more} more.`,
  },
  bill: 'How the price adds up',
  bySize: (charged: string, weight: string) => `Charged by size as ${charged}; it weighs ${weight}`,
  byMinimum: (charged: string, weight: string) => `Minimum charge ${charged}; it weighs ${weight}`,
  room: (weight: string) => `${weight} more at no extra cost`,
  full: 'This weight step is full',
  next: (fee: string) => `then ${fee}`,
  roomUsed: (weight: string, charged: string) => `${weight} of ${charged} used`,
  byMethod: (name: string, time: string) => `${name}, ${time}`,
  shipping: (amount: string) => `Shipping ${amount}`,
  otherFee: (name: string, amount: string) => `${name} ${amount}`,
  nothing: 'Nothing selected',
  tickFirst: 'Choose what to ship together to see methods and prices.',
  more: 'More',
  moreOf: (title: string) => `More about ${title}`,
}
