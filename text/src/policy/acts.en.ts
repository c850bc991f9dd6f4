import type { ActName } from '@longhaul/domain/policy/acts.ts'

/** The acts of the policy (domain/src/policy/acts.ts) and what became of one. */
export const text = {
  acts: {
    adjustment: 'Balance correction',
    remittance: 'Remittance credited',
    opening_balance: 'Opening balances imported',
    coupon: 'Coupon given',
    creator_share: 'Creator’s share paid after a check',
    purchase_saving: 'Price differences at purchase',
    exchange_rate: 'Exchange rate entered',
    shipping_prices: 'Shipping prices',
    fees: 'Fees, extra services and payment settings',
    offers: 'Plans and coupon offers',
    withdrawal: 'Withdrawal paid',
    refund: 'Refund or claim paid',
    staff_rights: 'Staff, roles, log-in resets',
    limits: 'Limits of this page',
  } satisfies Record<ActName, string>,
  outcomes: {
    done: 'done',
    proposed: 'proposed to a second person',
    approved: 'approved',
    rejected: 'rejected or stopped',
    lapsed: 'lapsed without a decision',
    failed: 'approved, but no longer possible',
  },
}
