import { text as underWay } from '../../tracking/under-way.en.ts'
export const text = {
  ticket: (number: string) => `Ticket of package ${number}`,
  kind: (method: string, pieces: string) => `Package · ${method} · ${pieces}`,
  from: 'From',
  to: (name: string) => `To ${name}`,
  paidOn: (day: string) => `paid ${day}`,
  /** Follows `paidOn` if the price rose with packing. */
  butFor: (rest: string) => `except for ${rest}`,
  notPaid: 'not paid yet',
  goods: 'Cost of the goods',
  together: 'Goods and shipping',
  /** Shown below the next step of a package on its way. */
  between: (from: string, until: string) => `${underWay.between(from, until)}. Nothing to do.`,
  confirmLater: 'We only ask you to confirm once the carrier says it has been delivered.',
  lostSum: (sum: string) => `The carrier has lost this package. You can get ${sum} back.`,
  lateSum: (sum: string) => `It should have arrived by now. If it is lost, you can get ${sum} back.`,
  ofWhat: (goods: string, freight: string) => `Goods ${goods} and shipping ${freight}, to your balance.`,
  claim: (sum: string) => `Claim ${sum}`,
  way: 'Where it has been',
  all: (count: number) => `All ${count} updates`,
  fewer: 'Only the latest',
  inside: 'In the box',
  wasInside: 'Contents',
  packed: 'The packed box',
  back: 'What you get back',
  wrong: 'Something not right?',
  haveIt: 'Already have it?',
}
