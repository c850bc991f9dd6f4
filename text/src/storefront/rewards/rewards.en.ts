import type { CouponPurpose, CouponSource } from '@longhaul/domain/rewards/coupon.ts'

const offOf: Record<CouponPurpose, string> = { service: 'our fee', shipping: 'shipping' }
const minimumOf: Record<CouponPurpose, (amount: string) => string> = {
  service: (amount) => `on ${amount} or more of goods and delivery within China`,
  shipping: (amount) => `on ${amount} or more of shipping`,
}
const sources: Record<CouponSource, string> = {
  code: 'By code',
  register: 'For registering',
  points: 'For points',
  staff: 'From customer service',
}

export const text = {
  title: 'Coupons, points, plans',
  lead: 'Savings on your next order or package.',
  tabs: 'Coupons, points, plans',
  tab: { coupons: 'Coupons', points: 'Points', plan: 'Plan', creator: 'Creator' },

  coupons: {
    codeTitle: 'Have a code?',
    code: 'Coupon code',
    codeHint: 'Capitals and spaces don’t matter.',
    codeMissing: 'Please enter the code',
    redeem: 'Add coupon',
    redeeming: 'Adding…',
    redeemed: (name: string) => `“${name}” has been added to your coupons`,
    show: 'Show',
    states: { usable: 'Available', used: 'Used', expired: 'Expired' },
    /** `…` until the count is known, so that nothing moves when it arrives. */
    shown: (state: string, count: number | '…') => `${state} (${count})`,
    list: 'Your coupons',
    empty: {
      usable: 'No coupons available at the moment',
      used: 'You haven’t used a coupon yet',
      expired: 'No coupon has expired',
    },
    emptyHint:
      'You can get coupons with a code, for points, or from us. You choose one when you confirm an order or a package.',
    off: (amount: string, purpose: CouponPurpose) => `${amount} off ${offOf[purpose]}`,
    share: (percent: string, purpose: CouponPurpose) => `${percent} off ${offOf[purpose]}`,
    cap: (amount: string) => `at most ${amount}`,
    minimum: (amount: string, purpose: CouponPurpose) => minimumOf[purpose](amount),
    noMinimum: 'no minimum',
    until: (date: string) => `until ${date}`,
    goodUntil: 'Valid until',
    sources,
    usedOn: {
      order: (number: string) => `Used on order ${number}`,
      parcel: (number: string) => `Used on package ${number}`,
    },
    saved: (amount: string) => `${amount} saved`,
    rule: 'One coupon per order or package. If you cancel, you get the coupon back. If you remove part of it yourself, the coupon applies to the rest as if you had ordered only that.',
  },

  plan: {
    free: 'Without a plan',
    freePrice: 'Free',
    yours: 'Your plan',
    none: 'You don’t have a plan.',
    month: (amount: string) => `${amount} a month`,
    paidUntil: (date: string) => `Paid until ${date}, then renewed from your balance.`,
    cancelled: (date: string) => `Cancelled. It runs until ${date}, and you won’t be charged again.`,
    saved: (amount: string) => `It has saved you ${amount} so far.`,
    storage: (days: number) => `${days} days of free storage`,
    photos: (amount: string) => `Detail photos at ${amount} each`,
    photosFree: 'Detail photos free of charge',
    service: (percent: string) => `Our fee ${percent}`,
    review: (hours: number) => `Orders checked within ${hours} working hours`,
    take: 'Choose this plan',
    takeOf: (name: string) => `Choose the ${name} plan`,
    change: 'Switch to this plan',
    changeOf: (name: string) => `Switch to the ${name} plan`,
    busy: 'One moment…',
    current: 'Your current plan',
    ask: (name: string) => `Start the ${name} plan?`,
    askPay: (amount: string) =>
      `${amount} is taken from your balance now, and a month begins. The plan renews each month; you can cancel at any time.`,
    askCredit: (pay: string, credit: string) =>
      `The rest of your current plan, less what it has already saved you, is worth ${credit}. ${pay} is taken from your balance now, and a new month begins.`,
    askUsedUp: (pay: string) =>
      `Your current plan has already saved as much as it cost, so there is nothing left to credit. ${pay} is taken from your balance now, and a new month begins.`,
    askLater: (date: string, amount: string) =>
      `Your current plan is paid until ${date} and runs until then. After that, this one begins at ${amount} a month. Nothing is charged now, and you can undo the change until then.`,
    afterwards: 'Switch when the paid month ends',
    planned: (name: string) => `Your plan changes to ${name} when the paid month ends`,
    followed: (date: string, name: string, amount: string) =>
      `Paid until ${date}. Then ${name} begins, for ${amount} a month.`,
    following: (date: string) => `Begins on ${date}`,
    stay: 'Keep the current plan',
    missing: (amount: string) => `Your balance is ${amount} short`,
    taken: (name: string) => `You’re now on the ${name} plan`,
    cancel: 'Cancel the plan',
    cancelAsk: 'Cancel your plan?',
    cancelText: (date: string) => `It runs until ${date}. You can undo the cancellation until then.`,
    keep: 'Keep the plan',
    charges: 'Payments for your plan',
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
      `You earn ${per} points for every ¥100 you paid, once you confirm that a package has arrived. Points are valid for ${days} days.`,
    off: 'Points can’t be earned at the moment. Those you have remain valid.',
    catalogue: 'Spend your points',
    catalogueEmpty: 'There’s nothing to spend points on at the moment.',
    price: (count: string) => `${count} points`,
    days: (days: number) => `valid for ${days} days`,
    exchange: 'Redeem',
    exchangeOf: (name: string) => `Redeem points for “${name}”`,
    exchanging: 'Redeeming…',
    ask: (name: string) => `Redeem points for “${name}”?`,
    askText: (price: string, left: string) =>
      `It costs ${price} points, leaving you ${left}. Points aren’t returned.`,
    done: (name: string) => `“${name}” is now among your coupons`,
    history: 'History',
    none: 'No points yet. You earn them when you confirm that a package has arrived.',
    when: 'When',
    why: 'Why',
    change: 'Points',
    after: 'Balance',
    causes: {
      receipt: (number: string) => `Package ${number} received`,
      exchanged: (name: string) => `Coupon “${name}”`,
      expired: () => 'Expired',
      given_back: (number: string) => `Money refunded for package ${number}`,
    },
  },

  choice: {
    title: 'Coupon',
    titleOf: (index: number, total: number) => `Coupon for order ${index} of ${total}`,
    none: 'No coupon',
    best: 'Saves the most',
    saves: (amount: string) => `−${amount}`,
    others: (count: number) => `Show ${count} that can’t be used here`,
    hideOthers: 'Hide those that can’t be used',
    empty: 'You have no coupon for this.',
    more: 'Your coupons, and codes',
    row: 'Coupon',
  },
}
