import type { text as en } from './own-landed-cost.en.ts'

/** 单件商品的到手价。 */
export const text: typeof en = {
  ask: '到手价',
  askOf: (title) => `计算到手价：${title}`,
  alone: (country) => `单独寄送到手价 · ${country}`,
  failed: '暂时无法计算。',
}
