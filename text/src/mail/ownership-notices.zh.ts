import { joinSentences } from '../join-sentences.ts'
import type { text as en } from './ownership-notices.en.ts'

export const text: typeof en = {
  inbound_in_doubt: {
    said: () => '这个包裹是你的吗？',
    body: ({ tracking_number }) =>
      `你登记的快递单号 ${tracking_number} 已有包裹到仓。放上货架之前，我们需要确认它是你的。请到“仓库”的“待认领”中，补充能看到这个单号的订单截图。`,
  },
  receipt_taken_back: {
    said: () => '这个包裹不是你的',
    body: ({ reason }) =>
      joinSentences('zh', [
        '抱歉，我们误将这个包裹放到了你的货架，现已取下。',
        reason,
        '如果确实是你的，请到“仓库”的“待认领”中凭订单截图认领。',
      ]),
  },
  unclaimed_claim_accepted: {
    said: () => '认领成功',
    body: () => '这个包裹归你了，接下来我们会称重、量尺寸并拍照。',
  },
  unclaimed_claim_rejected: {
    said: () => '认领未通过',
    body: ({ reason }) => joinSentences('zh', [reason ?? '我们未能确认这个包裹是你的。']),
  },
}
