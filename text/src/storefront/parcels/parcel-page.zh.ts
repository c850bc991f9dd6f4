import { text as underWay } from '../../tracking/under-way.zh.ts'
import type { text as en } from './parcel-page.en.ts'

export const text: typeof en = {
  ticket: (number) => `包裹 ${number} 的面单`,
  kind: (method, pieces) => `包裹 · ${method} · ${pieces}`,
  from: '寄出',
  to: (name) => `收件人 ${name}`,
  paidOn: (day) => `${day} 付款`,
  butFor: (rest) => `其中 ${rest} 待付`,
  notPaid: '尚未付款',
  goods: '商品实付',
  together: '商品加运费',
  between: (from, until) => `${underWay.between(from, until)}，暂时无需操作。`,
  confirmLater: '承运商显示妥投后，我们才会请你确认收货。',
  lostSum: (sum) => `承运商确认包裹遗失，你可以拿回 ${sum}。`,
  lateSum: (sum) => `包裹已超过预计送达时间。如果确认遗失，你可以拿回 ${sum}。`,
  ofWhat: (goods, freight) => `商品 ${goods} + 运费 ${freight}，退回余额。`,
  claim: (sum) => `申请理赔 ${sum}`,
  way: '物流轨迹',
  all: (count) => `全部 ${count} 条记录`,
  fewer: '只看最新',
  inside: '箱内物品',
  wasInside: '箱内物品',
  packed: '打包好的箱子',
  back: '可以拿回',
  wrong: '有问题？',
  haveIt: '已经收到了？',
}
