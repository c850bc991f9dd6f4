import type { text as en } from './accuracy.en.ts'

/** 下单时的预计与实际花费。 */
export const text: typeof en = {
  title: '我们估得准不准',
  expected: (range) => `预计 ${range}`,
  between: (low, high) => (low === high ? low : `${low} – ${high}`),
  was: '实际',
  within: (range, was) => `连同商品，我们预计 ${range}，实际 ${was}。`,
  below: (range, was) => `连同商品，我们预计 ${range}，实际更少：${was}。`,
  above: (range, was) => `连同商品，我们预计 ${range}，实际更多：${was}。`,
  weight: (range, was) => `商品重量：预计 ${range}，实称 ${was}。`,
  notIncluded: (amount) => `不含无法预计的 ${amount}（增值服务、保险、存放费或优惠券）。`,
  partial: '这个包裹里只有你所订商品的一部分，按件数折算。',
  apart: '你分几次下单，每次都按单独一个包裹预计。',
  sentApart: '下单时按同时所订的商品合成一个包裹预计，这个包裹里只有其中一部分，而每个包裹都要另付首重。',
  given: (day, country, line) => `${day} 预计，寄往${country}，${line}。`,
  without: '两个数字都不含收货时的税费和充值手续费。',
}
