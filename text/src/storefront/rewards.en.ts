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
  title: 'Coupons, points, plans',
  lead: 'What takes something off your next order or package.',
  tabs: 'Coupons, points, plans',
  tab: { coupons: 'Coupons', points: 'Points', plan: 'Plan' },

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
    rule: 'One coupon for each order or package. Cancel it, and the coupon comes back. Leave a part out by your own choice, and it counts for the rest as if that were ordered alone.',
  },

  plan: {
    free: 'Without a plan',
    freePrice: 'Free',
    yours: 'Your plan',
    none: 'You are on the free terms.',
    month: (amount: string) => `${amount} a month`,
    paidUntil: (date: string) => `Paid until ${date}; it is renewed from your balance then.`,
    cancelled: (date: string) => `Cancelled. It runs until ${date}, and nothing more is charged.`,
    saved: (amount: string) => `It has saved you ${amount} so far.`,
    storage: (days: number) => `${days} free storage days`,
    photos: (amount: string) => `Detail photos at ${amount} each`,
    photosFree: 'Detail photos free of charge',
    service: (percent: string) => `Service fee ${percent}`,
    review: (hours: number) => `Orders checked within ${hours} working hours`,
    take: 'Take this plan',
    takeOf: (name: string) => `Take the plan ${name}`,
    change: 'Change to it',
    changeOf: (name: string) => `Change to the plan ${name}`,
    busy: 'One moment…',
    current: 'Your plan now',
    ask: (name: string) => `Take the plan ${name}?`,
    askPay: (amount: string) =>
      `${amount} are taken from your balance now, and a month begins. It is renewed each month; you can cancel at any time.`,
    askCredit: (pay: string, credit: string) =>
      `What is left of your present plan, less what it has saved you, counts ${credit}. ${pay} are taken from your balance now, and a new month begins.`,
    askUsedUp: (pay: string) =>
      `Your present plan has saved its price already, so nothing of it is left. ${pay} are taken from your balance now, and a new month begins.`,
    askLater: (date: string, amount: string) =>
      `Your present plan is paid until ${date} and holds until then. Then this one begins for ${amount} a month. Nothing is taken now, and you can take the change back until then.`,
    afterwards: 'Change at the end of the month',
    planned: (name: string) => `Your plan changes to ${name} at the end of the month`,
    followed: (date: string, name: string, amount: string) =>
      `Paid until ${date}. Then ${name} begins, for ${amount} a month.`,
    following: (date: string) => `Begins on ${date}`,
    stay: 'Keep the present plan',
    missing: (amount: string) => `Your balance is ${amount} short`,
    taken: (name: string) => `You are on the plan ${name} now`,
    cancel: 'Cancel the plan',
    cancelAsk: 'Cancel your plan?',
    cancelText: (date: string) => `It runs until ${date}. You can take the cancellation back until then.`,
    keep: 'Keep the plan',
    charges: 'What you paid for it',
    noPlans: 'No plans are offered at the moment.',
    plan: 'Plan',
    time: 'For',
    paid: 'Paid',
    span: (from: string, until: string) => `${from} – ${until}`,
    savedHere: (amount: string) => `Your plan saved you ${amount} on this bill.`,
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
