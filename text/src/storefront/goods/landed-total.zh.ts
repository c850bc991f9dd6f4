import type { text as en } from './landed-total.en.ts'

/** 到手总价，首屏即显示。 */
export const text: typeof en = {
  toDoor: (country) => (country ? `到手总价（${country}）` : '到手总价'),
  range: (low, high) => (low === high ? low : `${low} – ${high}`),
  about: (amount) => `约 ${amount}`,
  usually: (range) => `10 个包裹中有 8 个为 ${range}`,
  besidesDuty: (amount) => `至少 ${amount}`,
}
