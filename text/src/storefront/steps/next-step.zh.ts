import type { text as en } from './next-step.en.ts'

export const text: typeof en = {
  about: {
    order_unpaid: { title: () => '等你付款', action: ({ pay }) => `支付 ${pay}` },
    price_changed: {
      title: ({ pay }) => (pay ? `卖家要加价 ${pay}` : '价格有变'),
      action: () => '接受或拒绝',
    },
    options_changed: { title: () => '所选规格无货', action: () => '接受或拒绝' },
    question_free: { title: () => '我们有个问题', action: () => '去答复' },
    problem_found: {
      title: ({ found }) => `${found || '验货发现问题'}：留下，还是退回？`,
      action: () => '去选择',
    },
    price_difference: { title: ({ pay }) => `还需补款 ${pay}`, action: ({ pay }) => `支付 ${pay}` },
    storage_ends: { title: () => '免费存放即将到期', action: () => '去打包' },
    storage_late: { title: ({ day }) => `存放费每天 ${day}`, action: () => '去打包' },
    storage_expired: { title: () => '存放已到期', action: ({ pay }) => `支付 ${pay}` },
    on_shelf: { title: () => '在货架上，随时可打包', action: () => '去打包' },
    parcel_unpaid: { title: () => '包裹等你付款', action: ({ pay }) => `支付 ${pay}` },
    weight_difference: {
      title: ({ pay }) => `实重超出预估，需补 ${pay}`,
      action: ({ pay }) => `支付 ${pay}`,
    },
    address_wrong: { title: () => '承运商无法使用这个地址', action: () => '更正地址' },
    papers_wanted: { title: () => '海关要求提供文件', action: () => '提交文件' },
    duty_due: { title: () => '关税待支付', action: () => '查看支付方式' },
    not_delivered: { title: () => '派送失败：再次派送，还是自取？', action: () => '去选择' },
    to_collect: { title: () => '包裹可以自取了', action: () => '查看地点' },
    answer_sent: { title: () => '正在转达你的答复', action: () => '查看' },
    evidence_wanted: { title: () => '理赔需要补充照片', action: () => '补充照片' },
    claim_running: { title: () => '理赔处理中', action: () => '查看理赔' },
    lost: { title: () => '承运商确认丢件', action: () => '申请理赔' },
    late: { title: () => '已超过预计送达时间', action: () => '申请理赔' },
    held: { title: () => '途中受阻', action: () => '查看物流' },
    under_way: { title: () => '正在寄给你', action: () => '查看物流' },
    delivered: { title: () => '已送达，东西都齐吗？', action: () => '确认收货' },
    received: { title: () => '已收货', action: () => '写评价' },
  },
  otherwise: {
    cancelled: ({ back }) =>
      back ? `到时没有收到答复，我们会取消，并将 ${back} 退回余额。` : '到时我们会取消。',
    parcel_cancelled: () => '到时我们会取消包裹，商品放回货架。',
    kept: () => '到时没有收到答复，我们会按现状为你保留。',
    late_fee: ({ day }) => `之后每天 ${day}。`,
    given_up: () => '到时我们可能会丢弃或变卖它，之前会通知你。',
    counts_as_received: () => '到时视为已收货。',
  },
  until: (when) => `截至${when}`,
}
