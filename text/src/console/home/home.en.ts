import type { DayFigure } from '@longhaul/domain/operations/day-figures.ts'
import type { Part } from '@longhaul/domain/operations/parts.ts'

/** The overview of the console. */
export const text = {
  summary: (waiting: number, late: number) => {
    if (waiting === 0) return 'Nothing is waiting for you.'
    const open = `${waiting} ${waiting === 1 ? 'task is' : 'tasks are'} waiting for you`
    return late > 0 ? `${open}, ${late} of them overdue.` : `${open}, none overdue.`
  },
  queues: {
    review: { name: 'To review', what: 'Paid, not reviewed yet' },
    purchase: { name: 'To buy', what: 'Approved, not bought yet' },
    waiting: { name: 'Waiting for shoppers', what: 'Asked, or extra payment due' },
    seller: { name: 'Waiting for sellers', what: 'Bought, no tracking number yet' },
    arriving: { name: 'On the way to us', what: 'Shipped by the seller' },
    refunds: { name: 'Refund requests', what: 'To decide or to pay back' },
    inspect: { name: 'To inspect', what: 'Arrived, not on a shelf yet' },
    abnormal: { name: 'Problems', what: 'Reported; the shopper decides' },
    unclaimed: { name: 'Unclaimed', what: 'Arrived, not expected by anyone' },
    pack: { name: 'To pack', what: 'Paid packages' },
    ship: { name: 'To ship', what: 'Packed, no tracking number yet' },
    reviews: { name: 'Reviews to read', what: 'Not published until you have' },
    creators: { name: 'Creators', what: 'Applications, and shares to check' },
    public_lists: { name: 'Public lists', what: 'Reports to decide' },
    conversations: { name: 'To answer', what: 'Shoppers’ questions' },
    remittances: { name: 'Remittances', what: 'Announced, to credit or reject' },
    withdrawals: { name: 'Withdrawals', what: 'To decide or to pay by hand' },
    differences: { name: 'Unreconciled', what: 'Providers and books disagree' },
    approvals: { name: 'Second approval', what: 'Begun by one, for another to decide' },
    alarms: { name: 'Needs attention', what: 'In trouble, late or untracked' },
    claims: { name: 'Claims', what: 'To decide or to pay' },
    leads: { name: 'New enquiries', what: 'Not answered yet' },
    transit: { name: 'On the way abroad', what: 'Handed to the carrier' },
  },
  notes: {
    title: 'From the last shift',
    none: 'No notes.',
    by: (name: string, at: string) => `${name}, ${at}`,
    done: (name: string) => `taken by ${name}`,
    write: 'For the next shift',
    hint: 'Everyone in your warehouse sees it until somebody ticks it.',
    send: 'Leave note',
  },
  now: {
    title: 'To do now',
    what: (queue: string, count: string) => `${queue}: ${count}`,
    go: 'Start',
    does: 'Start what is most urgent',
  },
  lateTitle: 'Late',
  dueTitle: 'Due today',
  waitingTitle: 'Also waiting',
  due: (count: number) => `${count} due today`,
  day: {
    title: 'Done today',
    figures: {
      reviewed: 'Reviewed',
      bought: 'Bought',
      scanned: 'Scanned in',
      shelved: 'Shelved',
      packed: 'Packed',
      shipped: 'Shipped',
      answered: 'Answered',
      refunded: 'Refunds paid',
      credited: 'Remittances credited',
      paid_out: 'Withdrawals paid',
    } satisfies Record<DayFigure, string>,
    usual: (count: string) => `usually ${count} by now`,
    line: (what: string, today: string, usual: string | null) =>
      `${what} today: ${today}${usual === null ? '' : `, usually ${usual} by now`}`,
    noUsual: 'no earlier days yet',
    mine: (count: string) => `${count} by you`,
    own: 'Your day',
    ownHint: 'Compared with your own usual by this hour. Only you, who leads the shift and admins see it.',
    usualShort: (count: string) => `usually ${count}`,
    clerks: 'Today by colleague, each beside their own usual by this hour',
    clerk: 'Colleague',
  },
  oldest: 'oldest',
  late: (count: number) => `${count} late`,
  /** What shoppers were promised: working time, so nights and days off do not count. */
  promise: {
    time: (hours: number, minutes: number) => {
      if (hours === 0) return `${minutes} min`
      return minutes === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${minutes} min`
    },
    left: (time: string, by: string) => `First due ${by}: ${time} of working time left`,
    late: (time: string | null, by: string) =>
      time === null ? `First was due ${by}` : `First was due ${by}: ${time} of working time late`,
    someLate: (count: number) => `${count} late.`,
    none: 'None late.',
  },
  clear: 'nothing waiting',
  booksOff: 'The books don’t balance',
  toBooks: 'See what is wrong',
  outOfOrder: {
    database: 'The database stopped and is being restarted',
    jobs: 'Background jobs stopped and are being restarted',
    disk_full: 'The disk is full: nothing new can be saved. Whoever runs the server must free up space now',
    disk_low: 'The disk is almost full. Whoever runs the server must free up space soon',
    replica:
      'The copy of the database is behind or down: lists and reports are read from the database itself',
  } satisfies Record<Part, string>,
}
