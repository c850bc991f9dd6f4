import type { en } from './payment-methods.en.ts'

export const zh: typeof en = {
  sandbox: {
    name: '沙盒银行卡',
    note: '仅供体验，不会产生任何真实扣款。付款成功还是失败，由你在它的页面上决定。',
  },
}
