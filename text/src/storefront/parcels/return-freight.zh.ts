import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'
import type { text as en } from './return-freight.en.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: '收货地址有误',
  refused: '收件人拒收',
  not_collected: '逾期未取件',
  papers_missing: '未向海关提供所需文件',
  carrier: '承运商出错',
  ours: '我们出错',
}

export const text: typeof en = {
  title: '退件运费',
  due: (cause, amount) =>
    `包裹因${causes[cause]}被退回。承运商收取退件运费 ${amount}，由你承担；支付后，商品可以放入新包裹。`,
  paid: (cause, amount) => `包裹因${causes[cause]}被退回。承运商收取的退件运费 ${amount} 已由你支付。`,
  free: (cause) => `包裹因${causes[cause]}被退回，你无需支付退件运费。`,
  card: (amount) => `需支付退件运费 ${amount}，商品才能再次寄出。`,
  pay: (amount) => `支付退件运费 ${amount}`,
  you: '请先支付退件运费，再重新打包寄出。',
  toStatement: '查看账单',
}
