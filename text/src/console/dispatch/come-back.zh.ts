import type { ReturnCause } from '@longhaul/domain/parcels/return-freight.ts'
import type { text as en } from './come-back.en.ts'

const causes: Record<ReturnCause, string> = {
  wrong_address: '收货地址有误（买家）',
  refused: '收件人拒收（买家）',
  not_collected: '逾期未取件（买家）',
  papers_missing: '未向海关提供文件（买家）',
  carrier: '承运商出错',
  ours: '我方出错',
}

export const text: typeof en = {
  title: '包裹退回',
  lead: '商品重新入库，免费存放天数重新计算。买家会收到通知，并看到备注。',
  cause: '退回原因',
  causeNeeded: '请选择退回原因',
  causes,
  freight: '退件运费（元）',
  freightHint: '承运商收取的退回费用，没有则填 0。',
  freightWrong: (max) => `请填写金额，例如 80 或 80.50，最多 ${max}`,
  note: '备注（买家可见）',
  shopperPays: (amount) => `${amount} 由买家承担，从余额扣除；余额不足时记为欠款，从之后转入的款项中扣除。`,
  wePay: (amount) => `${amount} 由我方承担，买家无需支付。`,
  book: '退回入库',
  done: '商品已重新入库',
  dock: {
    title: (number) => `${number} 退回来了`,
    lead: (country, line, shopper) =>
      `${country}，${line}，${shopper}。这不是到货：只记来了什么、什么样，退钱和运费另行处理。`,
    notOut: (stage) => `这个包裹不在途中（${stage}），不能按退回处理。`,
    weight: '外箱重量',
    sentWith: (weight) => `发出时 ${weight}`,
    photos: '外箱照片',
    things: '箱里的商品',
    scanThings: '先扫货架，再逐件扫放上去的商品标签。坏的按 F4。',
    was: (shelf) => (shelf ? `原在 ${shelf}` : ''),
    now: (shelf, condition) => `${shelf} · ${condition}`,
    conditions: { good: '完好', damaged: '破损' },
    change: { good: '改为破损', damaged: '改为完好' },
    scanLabel: '扫标签',
    notThere: '箱里没有',
    isThere: '找到了',
    notThereWhy: '为什么没有',
    causes: { opened: '箱子被拆过或破了', not_packed: '看重量或录像，没装进去', unknown: '看不出来' },
    notThereText: '由没开这箱的同事去找、来定。我们代购的丢了，由我们承担退款。',
    shelfFirst: '请先扫货架',
    notIn: (number) => `${number} 不在这个包裹里`,
    missing: {
      weight: '重量',
      photo: '照片',
      things: (count) => `${count} 件商品`,
      sentence: (parts) => `还差：${parts.join('、')}。`,
    },
  },
}
