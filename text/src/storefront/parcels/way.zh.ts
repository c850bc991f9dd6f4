import type { text as en } from './way.en.ts'

export const text: typeof en = {
  milestones: {
    waiting: '等待揽收',
    in_transit: '运输中',
    departed: '已离开中国',
    customs: '清关中',
    held: '海关扣留',
    arrived: '已到达目的地国家',
    out_for_delivery: '派送中',
    to_collect: '待自提',
    not_delivered: '派送失败',
    delivered: '已送达',
    returning: '退回途中',
    trouble: '运输延误',
  },
  wontArrive: '不会送达',
}
