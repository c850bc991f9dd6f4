import type { text as en } from './standing.en.ts'

export const text: typeof en = {
  debts: {
    recharge: '使用后被退回的付款',
    return_freight: '被退回包裹的退件运费',
    compensation: '已找回货物的理赔款',
  },
  due: {
    late_storage: (amount) => `截至今天的逾期存放费 ${amount}`,
    supplement: (amount) => `待补款 ${amount}`,
  },
  holds: {
    password_reset: '密码刚通过邮件重置。',
    email_changed: '邮箱刚更换过。',
    two_factor_removed: '两步验证刚被关闭。',
    new_payout_account: '该收款账户是首次使用。',
  },
  owed: (amount) => `你有 ${amount} 欠款`,
  owedWhat:
    '之后转入余额的款项（充值、退款、汇款等）会先还清欠款，还清之前不能消费、寄送、提现，也不能兑换优惠券和积分。如有疑问，请联系客服。',
  toBalance: '查看余额',
  disputed: '你有一笔付款存在争议',
  disputedWhat: '在银行或支付服务商处理完之前，暂不办理提现，购物和寄送不受影响。',
  held: (moment) => `${moment} 之前暂不打款`,
  heldWhat: '为防止他人冒用，款项会保留 24 小时。如果不是你本人操作，请立即修改密码并联系客服。',
  withdrawable: (amount) => `可提现 ${amount}`,
  kept: (parts) => `其余款项预留给你的货物：${parts}。`,
}
