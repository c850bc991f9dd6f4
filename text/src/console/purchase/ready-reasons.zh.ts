import type { text as en } from './ready-reasons.en.ts'

export const text: typeof en = {
  lead: '你按自己的语言选择理由，买家看到的是他所用的语言。',
  kinds: {
    cancel_item: '取消商品',
    refuse_price: '不接受买家自定的价格',
    reject_refund: '拒绝退款',
    ask_shopper: '询问买家',
    report_problem: '验货发现问题',
  },
  add: '添加理由',
  remove: '删除这条理由',
  save: '保存',
  saved: '理由已保存',
  bothNeeded: '每条理由都要填写各语言的文字',
  most: '每类最多 30 条',
}
