import type { text as en } from './books.en.ts'

export const text: typeof en = {
  check: '立即检查账目',
  checking: '正在检查…',
  balanced: '账目平衡',
  balancedText: '刚刚检查了全部交易、余额和冻结金额。',
  faulty: (count) => `发现 ${count} 处问题`,
  faultyText: '没有做任何改动。请保留此列表并通知运维人员。',
  faults: '问题',
  faultCheck: '检查项',
  faultDetail: '问题说明',
}
