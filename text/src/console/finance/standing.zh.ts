import type { HoldKind } from '@longhaul/domain/funds/standing.ts'
import type { text as en } from './standing.en.ts'

const holds: Record<HoldKind, string> = {
  blocked: '账户已停用',
  dispute: '有付款存在争议',
  password_reset: '通过邮件重置了密码',
  email_changed: '更换了邮箱',
  two_factor_removed: '关闭了两步验证',
  new_payout_account: '首次使用的收款账户',
}
const ends: Partial<Record<HoldKind, string>> = {
  blocked: '恢复账户前',
  dispute: '争议处理完之前',
}

export const text: typeof en = {
  title: '账户状况',
  clear: '无欠款，无限制',
  owed: (amount) => `欠款 ${amount}`,
  owedWhat: '转入余额的款项会先还清欠款。还清之前不打款、不发货，买家也不能兑换优惠券和积分。',
  due: '商品待付款项',
  dueWhat: '提现时须留在余额中。',
  debts: {
    recharge: '被退回的付款',
    return_freight: '退件运费',
    compensation: '已找回商品的理赔款',
  },
  dues: {
    late_storage: '截至今天的逾期存放费',
    supplement: '待补款',
  },
  payouts: '暂停打款',
  holds,
  held: (kind, moment) => `${holds[kind]}，${ends[kind] ?? `${moment ?? ''} 之前`}`,
  lift: '解除',
  liftOf: (hold) => `解除：${hold}`,
  liftTitle: '解除这项限制？',
  liftText: (hold) => `${hold}。请先通过未受此变更影响的渠道联系买家核实。解除后，须由另一人付款。`,
  liftHint: '仅员工可见，会记入操作日志。',
  liftDone: '已解除',
  lifted: (hold, name) => `${hold}：${name} 已解除，须由另一人付款。`,
}
