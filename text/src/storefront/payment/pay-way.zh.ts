import type { text as en } from './pay-way.en.ts'

export const text: typeof en = {
  title: '付款方式',
  ways: {
    estimate: {
      label: '先付预估费用',
      hint: '付款后开始打包。多付的退回，不足的在发出前补齐。',
    },
    exact: {
      label: '先打包，再按实付款',
      hint: '我们先打包称重，你再按实际费用付款。',
    },
  },
  fee: (fee) => `+ ${fee}`,
  free: '不另收费',
  deposit: (amount) => `现在只冻结押金 ${amount}，付款时抵扣；如果打包后取消，押金用于支付打包费用。`,
  short: (missing) => `余额还差 ${missing}，不够支付押金。`,
  recharge: '去充值',
  submitExact: '去打包',
  made: (number) => `包裹 ${number} 已交给仓库打包。`,
  estimateTitle: '打包后按实付款',
  exactSteps: [
    '现在只冻结押金。',
    '我们打包、称重、测量，再按今天的价格告诉你实际费用。',
    '请在 7 天内付款，押金会抵扣。逾期未付，我们会拆包，押金用于支付打包费用。',
  ],
  addressChanged: '地址有修改',
  addressChangedText: '在你查看之后地址被修改过，可能是在另一个标签页里。请在上方核对。',
  each: (count, each) => `${count} × ${each}`,
  steps: (count, grams, each) => `${count} × ${grams}，每段 ${each}`,
  share: (rate, amount) => `${amount} 的 ${rate}`,
  chosen: '付款方式',

  stages: {
    to_pick: {
      label: '等待打包',
      means: '先打包后付款，押金已冻结在余额中。',
      next: '从货架取出商品，打包、称重、测量，然后告诉你实际费用。',
      you: '无需操作。现在仍可取消，押金全额退回。',
    },
    packing: {
      label: '打包中',
      means: '仓库正在打包。',
      next: '称重测量后告诉你实际费用。',
      you: '暂时无需操作。',
    },
    supplement_due: {
      label: '已打包，待付款',
      means: '已打包称重，这就是实际费用。',
      next: '付款后交给承运商；逾期未付，我们会拆包。',
      you: '付款，或取消。现在取消，押金用于支付打包费用。',
    },
  },
  lines: {
    button: '比较物流线路',
    title: '各线路的实际费用',
    lead: '包裹已打包称重，以下是按创建包裹当日价格计算的实际费用，关税和税费另计。付款前可以改选其他线路。',
    label: '物流线路',
    now: '当前线路',
    days: (from, until) => (from === until ? `${from} 天` : `${from}–${until} 天`),
    toPay: (amount) => `应付 ${amount}`,
    cheaper: (amount) => `送到家比当前便宜 ${amount}`,
    moreExpensive: (amount) => `送到家比当前贵 ${amount}`,
    ddp: '已含关税和税费',
    take: '改用这条线路',
    busy: '正在更换…',
    keep: '保留当前线路',
    done: (name) => `将通过${name}寄出。`,
  },
  paymentDueText: (amount) => `已打包称重，扣除押金后应付 ${amount}。`,
  pay: (amount) => `付款 ${amount}`,
}
