import type { CouponPurpose, CouponSource } from '@longhaul/domain/rewards/coupon.ts'

const offOf: Record<CouponPurpose, string> = { service: 'the service fee', shipping: 'the freight' }
const minimumOf: Record<CouponPurpose, (amount: string) => string> = {
  service: (amount) => `from ${amount} of goods and domestic freight`,
  shipping: (amount) => `from ${amount} of freight`,
}
const sources: Record<CouponSource, string> = {
  code: 'By code',
  register: 'For registering',
  points: 'For points',
  staff: 'From customer service',
}

export const en = {
  title: 'Coupons and points',
  lead: 'What takes something off your next order or package.',
  tabs: 'Coupons and points',
  tab: { coupons: 'Coupons', points: 'Points' },

  coupons: {
    codeTitle: 'Have a code?',
    code: 'Coupon code',
    codeHint: 'Capitals and spaces do not matter.',
    codeMissing: 'Please enter the code',
    redeem: 'Get the coupon',
    redeeming: 'Getting…',
    redeemed: (name: string) => `“${name}” is yours`,
    show: 'Show',
    states: { usable: 'Usable', used: 'Used', expired: 'Expired' },
    shown: (state: string, count: number) => `${state} (${count})`,
    list: 'Your coupons',
    empty: {
      usable: 'No coupon to use at the moment',
      used: 'You have not used a coupon yet',
      expired: 'No coupon has expired',
    },
    emptyHint:
      'Coupons come by code, for points, or from us. You choose one when you confirm an order or a package.',
    off: (amount: string, purpose: CouponPurpose) => `${amount} off ${offOf[purpose]}`,
    share: (percent: string, purpose: CouponPurpose) => `${percent} off ${offOf[purpose]}`,
    cap: (amount: string) => `at most ${amount}`,
    minimum: (amount: string, purpose: CouponPurpose) => minimumOf[purpose](amount),
    noMinimum: 'no minimum',
    until: (date: string) => `until ${date}`,
    goodUntil: 'Good until',
    sources,
    usedOn: {
      order: (number: string) => `Used on order ${number}`,
      parcel: (number: string) => `Used on package ${number}`,
    },
    saved: (amount: string) => `${amount} saved`,
    rule: 'One coupon for each order or package. Cancel it, and the coupon comes back.',
  },

  points: {
    balance: 'Your points',
    count: (count: string) => `${count} points`,
    expiry: (count: string, date: string) => `${count} of them expire on ${date}.`,
    rule: (per: string, days: string) =>
      `You earn ${per} points for every ¥100 you paid, when you confirm that a package has arrived. Points are good for ${days} days.`,
    off: 'No points are given at the moment. Those you have stay good.',
    catalogue: 'What points buy',
    catalogueEmpty: 'There is nothing to buy with points at the moment.',
    price: (count: string) => `${count} points`,
    days: (days: number) => `good for ${days} days`,
    exchange: 'Get it',
    exchangeOf: (name: string) => `Get the coupon “${name}” for points`,
    exchanging: 'Getting…',
    ask: (name: string) => `Get “${name}”?`,
    askText: (price: string, left: string) =>
      `It costs ${price} points; ${left} are left. Points do not come back.`,
    done: (name: string) => `“${name}” is among your coupons`,
    history: 'Every change',
    none: 'No points yet. You earn them when you confirm that a package has arrived.',
    when: 'When',
    why: 'Why',
    change: 'Points',
    after: 'Balance',
    causes: {
      receipt: (number: string) => `Package ${number} received`,
      exchanged: (name: string) => `Coupon “${name}”`,
      expired: () => 'Expired',
    },
  },

  choice: {
    title: 'Coupon',
    titleOf: (index: number, total: number) => `Coupon for order ${index} of ${total}`,
    none: 'No coupon',
    best: 'Saves most',
    saves: (amount: string) => `−${amount}`,
    others: (count: number) => `${count} more that cannot be used here`,
    hideOthers: 'Hide those that cannot be used',
    empty: 'You have no coupon for this.',
    more: 'Your coupons, and codes',
    row: 'Coupon',
  },
}
