import type { text as en } from './newcomer.en.ts'

export const text: typeof en = {
  title: '第一次来，这样买',
  steps: [
    {
      title: '粘贴链接',
      text: '从淘宝、1688、微店等店铺复制商品链接，粘贴到页面顶部。核对代购单，支付商品款。',
    },
    { title: '看实拍', text: '我们下单、称重、拍照。寄出国之前，照片先在这里给你看。' },
    { title: '合并寄出', text: '选好要寄的商品和线路，这时才付国际运费。' },
  ],
  how: '查看下单步骤',
}
