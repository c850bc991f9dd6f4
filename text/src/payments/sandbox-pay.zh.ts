import type { text as en } from './sandbox-pay.en.ts'

export const text: typeof en = {
  brand: 'SandboxPay',
  title: '确认付款',
  toMerchant: '收款方',
  reference: '单号',
  amount: '金额',
  notReal: '这是沙盒环境，不涉及任何银行卡、银行或真实资金。',
  approve: '同意付款',
  decline: '拒绝',
  paid: '付款成功',
  declined: '付款已拒绝',
  back: '返回商城',
  unreached: '商城没有应答。你的选择已保存，请重新发送。',
  sendAgain: '重新发送',
  unknown: '没有这笔付款',
}
