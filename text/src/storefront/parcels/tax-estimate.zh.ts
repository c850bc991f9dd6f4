import type { text as en } from './tax-estimate.en.ts'

export const text: typeof en = {
  tag: '预估',
  lead: (country, day) => `按${day}的规则，预计${country}海关会收取的费用。仅为预估，最终以海关为准。`,
}
