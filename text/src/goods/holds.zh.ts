import type { text as en } from './holds.en.ts'

export const text: typeof en = {
  reasons: {
    check: '我们正在复查这件商品。',
    transport: '我们正在确认承运商能否承运。',
    payment: '与它有关的一笔付款存在争议。',
    authority: '有关部门要求我们暂时保留。',
    other: '有件事需要先核实，想了解详情请联系客服。',
  },
  days: '这些天数不计入存放期。',
  since: (date) => `${date} 起暂停出库`,
  titled: (goods, date) => `${goods}：${date} 起暂停出库`,
  packageWaits: '解除前这个包裹不会寄出。',
  stays: '解除前不能寄出，含有它的包裹也会等候。',
}
