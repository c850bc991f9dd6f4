import type { Helper } from './ring.ts'

/*
 * Acts in an order in which each of them succeeds: what some lives begin with, and all acts once.
 */

type Script = readonly (readonly [name: string, n: number])[]

const script = (text: string): Script =>
  text.split(', ').map((act) => {
    const [name, n] = act.split(':')
    return [name!.trim(), Number(n ?? 0)]
  })

/** Goods on the shelf. */
export const SHELVED = script('order:1, pay, review, purchase, receive')

const SENT = script('parcel:1, payParcel, pack, handOver')
/** An insured package that the carrier has. */
export const UNDER_WAY = [...SHELVED, ...SENT]

/** Every act, and everything that helpers do, in a few lives in which each of them succeeds. */
export const EVERYTHING: readonly (readonly [helpers: readonly Helper[], script: Script])[] = [
  [[], [...UNDER_WAY, ...script('goMissing, claim, decideClaim, decideClaim, turnUp')]],
  [
    [],
    [
      ...UNDER_WAY,
      ...script('damage:1, deliver, claim, decideClaim, decideClaim, confirm, forward'),
      ...SENT,
      ...script('refuse'),
    ],
  ],
  [
    [],
    [
      ...script('order:1, changePrice, pay, review, paySupplement, purchase, receive'),
      ...script('askRefund, cancelRefund, parcel, payParcel, cancelParcel, askRefund, refund, refund'),
      ...script('order:2, cancel, order:4, pay, review, purchase, answer:1'),
    ],
  ],
  [
    [],
    [
      ...script('rejoin:1, forward, recharge:500, orderPhotos, cancelPhotos, overMidnights:1'),
      ...script('rechargeInDollars, withdraw, cancelWithdrawal, withdraw:1, payOut, rejoin'),
      ...script('hours, weeks, midnight, monthEnd, clockBack'),
    ],
  ],
  [
    ['finance', 'finance2', 'support', 'buyer', 'admin', 'admin2'],
    [
      ...script('order:1, pay, review, underpay by buyer:2, giveCoupon by support, giveCoupon by finance'),
      ...script('enterRate by finance:1, approveAll by finance2, enterRate by finance2:4'),
      ...script('adjust by finance:3, bookCorrections by finance2, adjust by admin, adjust by admin2'),
      ...script('puppet by admin, loosen by admin, approveAll by admin2, changeFees by admin2'),
    ],
  ],
]
