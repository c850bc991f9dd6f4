import type { en } from './refunds.en.ts'

export const zh: typeof en = {
  filter: '状态',
  open: '未结的申请',
  none: '没有未结的退款申请。',
  request: '申请内容',
  itemIs: '商品状态',
  asked: '申请时间',
  amount: '退款金额',
  goods: '商品',
  freight: '国内运费',
  service: '服务费',
  toBalance: '退回买家余额',
  steps: {
    grant: '同意退款',
    pay_back: '退款',
    ask_seller: '联系卖家',
    return_goods: '退回商品',
    reject: '拒绝',
  },
  payBack: (amount) => `退款 ${amount}`,
  payTitle: '确认退款？',
  payText: (amount, shopper) => `${amount} 将立即退回 ${shopper} 的余额。`,
  rejectTitle: '拒绝这个申请？',
  now: (stage) => `申请状态：${stage}`,
}
