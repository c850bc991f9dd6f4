import type { LimitEffect } from '@longhaul/domain/duty/rule.ts'

const effects: Record<LimitEffect, string> = {
  refused: 'not admitted',
  general_procedure: 'cleared by another procedure, which may cost more',
  warning: 'may be stopped',
}

/** What customs will charge, and why. */
export const text = {
  total: 'At your door',
  fixed: 'The price of this method covers duty and tax: there is nothing to pay at the door.',
  part: 'The price of this method covers the import tax; the rest is collected at the door.',
  notOurs: 'Not charged by us: the delivering carrier collects it. Customs make the final decision.',
  paid: {
    sale: 'You pay us, with the price',
    line: 'In the price of this method',
    others: 'Others pay',
    before_delivery: 'You pay the carrier, before delivery',
    delivery: 'You pay the carrier, at the door',
    later: 'You get a bill later',
  },
  by: { line: 'in the price', sender: 'the sender pays', operator: 'we pay', carrier: 'the carrier pays' },
  zeros: 'Not in the sum, and why',
  announced: 'Announced',
  needs: 'Customs there ask for',
  limits: 'Restricted',
  effects,
  sources: 'Where this comes from',
  source: (name: string, day: string) => (day ? `${name}, checked ${day}` : name),
  rules: (day: string, version: string) => `Rules of ${day}, version ${version}`,
  ownRules: (day: string) => `Our own rules of ${day}`,
  noRules: (day: string) => `We had no rules for this destination on ${day}.`,
  unchecked: (source: string) => `${source}, weak source`,
}
