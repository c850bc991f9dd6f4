/**
 * Every job there is. The server does exactly these (its tests hold the list against what is done), the console has a name for each in both languages
 * (its texts do not compile without).
 */
export const JOB_NAMES = [
  'send-mail',
  'send-reset-mail',
  'process-webhook',
  'complete-payment',
  'expire-unpaid',
  'expire-unpaid-parcels',
  'expire-recharges',
  'reconcile',
  'read-rates',
  'refund-parts',
  'follow-recharge',
  'expire-questions',
  'follow-item',
  'keep-problems',
  'remind-storage',
  'confirm-receipts',
  'mail-answers',
  'check-books',
  'clean-up',
  'forget-tries',
  'make-export',
  'expire-exports',
  'forget-leads',
  'welcome-coupons',
  'earn-points',
  'take-back-points',
  'follow-claim',
  'expire-points',
  'renew-plans',
  'watch-parcel',
  'watch-parcels',
  'hear-tracking',
  'find-late-parcels',
  'follow-shipment',
  'ship-batch',
  'forget-job-runs',
] as const

export type JobName = (typeof JOB_NAMES)[number]
