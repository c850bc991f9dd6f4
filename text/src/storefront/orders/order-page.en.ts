import { problems } from '../../photos/found.en.ts'
import type { RefundStage } from '@longhaul/domain/orders/refund-case.ts'

const refunds: Record<RefundStage, { name: string; means: string }> = {
  requested: { name: 'Request received', means: 'We’re looking at it, usually on the same working day.' },
  with_seller: { name: 'With the seller', means: 'We’re settling it with the seller.' },
  returning: { name: 'On its way back', means: 'The goods are on their way back to the seller.' },
  to_refund: { name: 'Granted', means: 'The refund is granted and is being paid to your balance.' },
  refunded: { name: 'Refunded', means: 'The money is in your balance.' },
  rejected: { name: 'Declined', means: 'We declined the request.' },
  cancelled: { name: 'Withdrawn', means: 'You withdrew the request.' },
}

/** The entries of the history, by the name of the step. */
const steps: Record<string, string> = {
  place: 'Order placed',
  pay: 'Paid',
  approve: 'Checked and passed on to our buyer',
  undo_approve: 'Being checked once more',
  undo_ask: 'Our question was taken back',
  undo_cancel: 'Not cancelled after all',
  undo_cancel_approved: 'Not cancelled after all',
  ask_customer: 'We asked you about a change',
  answer_by_mail: 'Answered by email',
  change_answer: 'Answer changed',
  change_answer_by_mail: 'Answer changed by email',
  accept_change: 'Change accepted',
  require_supplement: 'Extra payment requested',
  pay_supplement: 'Extra payment received',
  pay_supplement_purchased: 'Extra payment received',
  purchase: 'Bought from the seller',
  undo_purchase: 'Not bought yet after all',
  record_shipping: 'Sent by the seller',
  undo_receive: 'Still on its way after all',
  receive: 'Arrived in our warehouse',
  stock: 'Inspected and put on the shelf',
  report_problem: 'A problem was found',
  accept_problem: 'Kept as it is',
  put_in_parcel: 'Put into a package',
  take_out_of_parcel: 'Taken out of the package',
  ship_abroad: 'Shipped abroad',
  come_back: 'Came back to our warehouse',
  keep_goods: 'Came back after a claim had been paid: kept by us',
  expire_storage: 'Storage ran out',
  pay_storage: 'Storage fee paid',
  abandon: 'Abandoned',
  refund: 'Refunded',
  cancel: 'Cancelled',
  request_refund: 'Refund requested',
  cancel_refund: 'Refund request withdrawn',
  ask_for_photos: 'Detail photos ordered',
  change_price: 'Price changed by you',
  give_up_pieces: 'Quantity reduced',
  refund_pieces: 'Some items refunded',
}

const actors: Record<string, string> = {
  shopper: 'you',
  staff: 'our staff',
  system: 'automatically',
}

/** The texts about the state of an order on its page: its history, its meaning, refunds and problems. */
export const text = {
  refunds,
  problems,
  answered: {
    price: 'You accepted the new price',
    options: 'You accepted the change',
    free: 'You answered our question',
    problem: 'You kept it as it is',
  },
  changeBy: (moment: string) => `Until ${moment} you can change your answer, once.`,
  steps,
  stepOther: 'Changed',
  actors,
  means: 'What this means',
  next: 'What happens next',
  action: 'What you can do',
  rail: {
    label: 'How far the order is',
    placed: 'Placed',
    paid: 'Paid',
    checked: 'Checked',
    bought: 'Bought',
    sent: 'Sent',
    arrived: 'Arrived',
    stocked: 'In stock',
    shipped: 'Shipped to you',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
}
