import type { text as en } from './fee.en.ts'

export const text: typeof en = {
  cost: '应付',
  confirm: (fee) => `支付 ${fee}`,
  busy: '正在支付…',
  available: (amount) => `可用余额：${amount}`,
  missing: (amount) => `余额还差 ${amount}。`,
  recharge: '充值',
}
