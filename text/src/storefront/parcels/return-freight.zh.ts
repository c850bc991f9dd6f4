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
  charged: (cause, amount) =>
    `包裹因${causes[cause]}被退回。承运商收取退件运费 ${amount}，由你承担，从余额扣除；余额不足的部分从之后转入的款项中扣除。`,
  free: (cause) => `包裹因${causes[cause]}被退回，你无需支付退件运费。`,
}
