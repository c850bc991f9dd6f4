import type { en } from './rewards.en.ts'

const offOf = { service: '服务费', shipping: '国际运费' }

export const zh: typeof en = {
  title: '优惠券与积分',
  lead: '下单或寄包裹时可以抵扣的优惠，都在这里。',
  tabs: '优惠券与积分',
  tab: { coupons: '优惠券' },

  coupons: {
    codeTitle: '有优惠码？',
    code: '优惠码',
    codeHint: '不分大小写，空格不影响。',
    codeMissing: '请填写优惠码',
    redeem: '领取优惠券',
    redeeming: '领取中…',
    redeemed: (name) => `已领取“${name}”`,
    show: '查看',
    states: { usable: '可使用', used: '已使用', expired: '已过期' },
    shown: (state, count) => `${state}（${count}）`,
    list: '我的优惠券',
    empty: { usable: '暂无可用的优惠券', used: '还没有用过优惠券', expired: '没有过期的优惠券' },
    emptyHint: '优惠券可以用优惠码领取、用积分兑换，或由我们赠送。确认订单或包裹时选用。',
    off: (amount, purpose) => `${offOf[purpose]}减 ${amount}`,
    share: (percent, purpose) => `${offOf[purpose]}减 ${percent}`,
    cap: (amount) => `最多减 ${amount}`,
    minimum: (amount, purpose) =>
      purpose === 'service' ? `商品款加国内运费满 ${amount} 可用` : `运费满 ${amount} 可用`,
    noMinimum: '无门槛',
    until: (date) => `有效期至 ${date}`,
    goodUntil: '有效期至',
    sources: { code: '优惠码领取', register: '注册赠送', points: '积分兑换', staff: '客服赠送' },
    usedOn: { order: (number) => `已用于订单 ${number}`, parcel: (number) => `已用于包裹 ${number}` },
    saved: (amount) => `已省 ${amount}`,
    rule: '每个订单或包裹限用一张。取消后，优惠券会退回。',
  },

  choice: {
    title: '优惠券',
    titleOf: (index, total) => `第 ${index} 个订单的优惠券（共 ${total} 个）`,
    none: '不使用优惠券',
    best: '最省',
    saves: (amount) => `−${amount}`,
    others: (count) => `还有 ${count} 张在这里不能用`,
    hideOthers: '收起不能用的优惠券',
    empty: '没有适用的优惠券。',
    more: '查看优惠券，或填写优惠码',
    row: '优惠券',
  },
}
