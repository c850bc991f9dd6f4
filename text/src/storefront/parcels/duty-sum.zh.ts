import type { text as en } from './duty-sum.en.ts'

/** 收货时要付多少，一句话。 */
export const text: typeof en = {
  title: '关税和税费',
  certainty: {
    exact: '按规定固定',
    estimate: '估算',
    range: '介于这两个金额之间',
    partly: '其中一部分未知',
    unknown: '我们不知道',
  },
  range: (low, high) => `${low} – ${high}`,
  atLeast: (amount) => `至少 ${amount}`,
  unknown: '未知',
  included: '已含在价格里',
  plus: '另付税费',
}
