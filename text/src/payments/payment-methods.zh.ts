import type { text as en } from './payment-methods.en.ts'

export const text: typeof en = {
  stripe: {
    name: '银行卡',
    company: 'Stripe',
    note: '在 Stripe 的安全页面用信用卡或借记卡付款，我们不会接触到你的卡号。',
  },
  paypal: {
    name: 'PayPal',
    company: 'PayPal',
    note: '在 PayPal 页面用账户余额或银行卡付款。',
  },
  alipay: {
    name: '支付宝',
    company: '支付宝',
    note: '在支付宝页面用人民币付款。',
  },
  sandbox: {
    name: '沙盒银行卡',
    company: '沙盒',
    note: '仅供体验，不会产生任何真实扣款。付款成功还是失败，由你在它的页面上决定。',
  },
}
