import type { text as en } from './footer.en.ts'

export const text: typeof en = {
  help: '帮助',
  about: '关于',
  contact: '联系我们',
  links: {
    howToBuy: '如何下单',
    fees: '国际运费怎么算',
    allHelp: '全部帮助文章',
    fulfilment: '企业代发',
    accuracy: '重量预估有多准',
  },
  contactHours: (hours) => `服务时间：${hours}`,
  amountsNote: '除另行注明外，金额均为人民币（CNY）。',
  rateNote: (rate, fee, day) =>
    fee
      ? `≈ 为实际需支付的金额：${rate}，每笔付款另加手续费 ${fee}（${day}汇率）。`
      : `≈ 按 ${day}汇率折算：${rate}。`,
}
