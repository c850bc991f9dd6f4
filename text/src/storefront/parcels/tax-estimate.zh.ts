import type { text as en } from './tax-estimate.en.ts'

export const text: typeof en = {
  title: '关税与税费',
  tag: '预估',
  lead: (country, day) => `按${day}的规则，预计${country}海关会收取的费用。仅为预估，最终以海关为准。`,
  total: '预计到达时收取',
  unknown: (country, day) =>
    `${day}时，我们的规则表里没有${country}海关的收费规则。到达时可能需要缴纳关税和税费。`,
  nothing: '预计无须缴纳。',
  notOurs: '不由我们收取，由派送方代收。',
}
