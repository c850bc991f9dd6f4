import type { en } from './books.en.ts'

export const zh: typeof en = {
  lead: '每晚会自动运行同样的检查。',
  check: '立即检查账目',
  checking: '正在检查…',
  whatTitle: '检查内容',
  what: [
    '每笔交易借贷相等：一个账户减少的，必进入另一个账户。',
    '每个账户的余额等于其分录之和。',
    '冻结金额等于未结订单与包裹之和。',
    '没有买家的余额为负。',
  ],
  balanced: '账目平衡',
  balancedText: '刚刚检查了全部交易、余额和冻结金额。',
  faulty: (count) => `发现 ${count} 处问题`,
  faultyText: '没有做任何改动。请保留此列表并通知运维人员。',
  faults: '问题',
  faultCheck: '检查项',
  faultDetail: '问题说明',
}
