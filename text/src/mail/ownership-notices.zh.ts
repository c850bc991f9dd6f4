import type { text as en } from './ownership-notices.en.ts'

const quote = (title: string | undefined) => `“${title ?? ''}”`

export const text: typeof en = {
  inbound_in_doubt: {
    title: ({ title }) => `请确认这个包裹是你的：${quote(title)}`,
    body: ({ tracking_number }) =>
      `你预报的快递单号 ${tracking_number} 已有包裹到仓。放上货架之前，我们需要确认它是你的。请到“仓库”的“待认领”中，补充能看到这个单号的订单截图。`,
  },
  receipt_taken_back: {
    title: ({ title }) => `这个包裹不是你的：${quote(title)}`,
    body: ({ reason }) =>
      `我们误将这个包裹放到了你的货架，现已撤下。${reason ?? ''}如果确实是你的，请到“仓库”的“待认领”中凭订单截图认领。`,
  },
  unclaimed_claim_accepted: {
    title: ({ title }) => `认领成功：${quote(title)}`,
    body: () => '这个包裹归你了，接下来我们会称重、量尺寸并拍照。',
  },
  unclaimed_claim_rejected: {
    title: ({ title }) => `认领未通过：${quote(title)}`,
    body: ({ reason }) => reason ?? '我们未能确认这个包裹是你的。',
  },
}
