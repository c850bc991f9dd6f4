import type { Part } from '@longhaul/domain/operations/parts.ts'

/** The overview of the console. */
export const text = {
  summary: (waiting: number, late: number) => {
    if (waiting === 0) return 'Nothing waits for you.'
    const open = `${waiting} ${waiting === 1 ? 'thing waits' : 'things wait'} for you`
    return late > 0 ? `${open}, ${late} of them past the promise.` : `${open}, all within the promise.`
  },
  queues: {
    review: { name: 'To review', what: 'Promise: 3 to 5 working hours' },
    purchase: { name: 'To buy', what: 'Approved, not bought yet' },
    waiting: { name: 'Waiting for shoppers', what: 'Asked, or an extra payment is due' },
    seller: { name: 'Waiting for sellers', what: 'Bought, no tracking number yet' },
    arriving: { name: 'On the way to us', what: 'Sent by the seller' },
    refunds: { name: 'Refund requests', what: 'To decide or to pay back' },
    inspect: { name: 'To inspect', what: 'Arrived, not on a shelf yet' },
    abnormal: { name: 'Problems', what: 'Reported, the shopper decides' },
    unclaimed: { name: 'Unclaimed', what: 'Arrived, nobody expects it' },
    pack: { name: 'To pack', what: 'Paid packages' },
    ship: { name: 'To ship', what: 'Packed, no tracking number yet' },
    reviews: { name: 'Reviews to read', what: 'Shown to nobody until you have' },
    conversations: { name: 'To answer', what: 'Questions of shoppers, within a day' },
    remittances: { name: 'Remittances', what: 'Told of, to credit or reject' },
    withdrawals: { name: 'Withdrawals', what: 'To decide or to pay by hand' },
    differences: { name: 'Differences', what: 'Providers and books disagree' },
    approvals: { name: 'Second person', what: 'Approved by one, to let go by another' },
    alarms: { name: 'Need a person', what: 'Trouble, late, not tracked' },
    claims: { name: 'Claims', what: 'To decide or to pay' },
    leads: { name: 'New enquiries', what: 'Nobody has answered them yet' },
    transit: { name: 'On the way abroad', what: 'Handed to the carrier' },
  },
  oldest: 'oldest',
  late: (count: number) => `${count} late`,
  clear: 'all done',
  booksOff: 'The books do not balance',
  toBooks: 'See the faults',
  outOfOrder: {
    database: 'The database ended and is being started again',
    jobs: 'Work in the background has stopped and is being started again',
    disk_full: 'The disk is full: nothing new can be kept. Whoever runs the server must make room now',
    disk_low: 'The disk is almost full. Whoever runs the server must make room soon',
  } satisfies Record<Part, string>,
}
