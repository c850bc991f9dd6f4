import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { type Seen, text as captions } from '../photos/captions.en.ts'
import { text as orderPage } from '../storefront/orders/order-page.en.ts'
import { text as ownership } from './ownership-notices.en.ts'
import { text as staff } from './staff-notices.en.ts'

/** The data of a notice: each kind uses some of these fields. Amounts in fen, dates in ISO format. */
export type NoticeArgs = {
  number?: string
  title?: string
  /** The title in Latin letters, for languages in Latin script. */
  title_latin?: string
  amount_fen?: number
  /** The remaining debt. */
  owed_fen?: number
  rate?: string
  reason?: string
  tracking_number?: string
  date?: string
  count?: number
  /** The number of other items to which the notice also applies. */
  more?: number
  note?: string
  line?: string
  email?: string
  /** The IP address from which the login came. */
  address?: string
  device?: string
  /** The estimated and the actual cost of goods to the door. */
  expected?: { low_fen: number; high_fen: number; was_fen: number }
  /** What the photos show that the reader can view. */
  photos?: readonly Seen[]
}

/** The formatters that a sentence may use, in its own language. */
export type NoticeFormat = {
  money(fen: number): string
  date(iso: string): string
  dateTime(iso: string): string
}

type Notice = {
  title: (args: NoticeArgs, format: NoticeFormat) => string
  body: (args: NoticeArgs, format: NoticeFormat) => string
}

const by = (date: string | undefined, { dateTime }: NoticeFormat) => (date ? ` by ${dateTime(date)}` : '')

/** The problem found at inspection, in words, followed by the inspector's note. */
const problemOf = ({ reason, note }: NoticeArgs): string => {
  const known = ABNORMAL_REASONS.find((problem) => problem === reason)
  return joined(known && `${orderPage.problems[known]}.`, note)
}

/** Joins sentences, skipping empty ones. */
const joined = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ')

/** What the photos show, for those who read the mail before the page. */
const photosOf = ({ photos = [] }: NoticeArgs): string => {
  const listed = captions.listed(photos)
  return listed && `The photos show: ${listed}.`
}

const quote = (title: string | undefined) => (title ? `“${title}”` : 'Your item')

/** All notices that we send to shoppers unasked: once in the inbox, once by e-mail. */
export const text = {
  welcome: {
    title: () => 'Welcome. Please verify your email address',
    body: () =>
      'Open the link below to verify your address. It’s valid for 24 hours. In the meantime you can browse and fill your cart.',
  },
  already_registered: {
    title: () => 'You already have an account',
    body: () =>
      'Someone, probably you, tried to register with this address. You already have an account, so just log in. If it wasn’t you, nothing has changed.',
  },
  recharge_succeeded: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is in your balance`,
    body: ({ number, rate }) =>
      `Top-up ${number} has arrived.${rate ? ` Its payment page had expired, so it was credited at the rate of the day it was paid: ${rate}.` : ''}`,
  },
  recharge_failed: {
    title: ({ number }) => `Top-up ${number} didn’t go through`,
    body: ({ reason }) =>
      `The payment provider declined it${reason ? `: ${reason}` : ''}. Nothing was charged to your balance. You can try again.`,
  },
  payment_kept: {
    title: ({ amount_fen }, { money }) => `Your payment of ${money(amount_fen ?? 0)} is in your balance`,
    body: () =>
      'What you were paying for could no longer be paid, so the money is in your balance for you to use or withdraw.',
  },
  recharge_taken_back: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} was returned to where it came from`,
    body: ({ number }) =>
      `The payment provider returned all or part of top-up ${number} to you. The same amount was taken from your balance.`,
  },
  recharge_disputed: {
    title: ({ amount_fen }, { money }) => `A payment of ${money(amount_fen ?? 0)} is disputed`,
    body: ({ number }) =>
      `Top-up ${number} was disputed at your bank or payment provider, which took the money back. The same amount was taken from your balance. Nothing is paid out until the dispute is decided.`,
  },
  shortfall_noted: {
    title: ({ owed_fen }, { money }) => `You owe ${money(owed_fen ?? 0)}`,
    body: ({ number, amount_fen }, { money }) =>
      `The payment provider returned ${money(amount_fen ?? 0)} of top-up ${number} after you had spent it, and your balance couldn’t cover all of it. Any money that reaches your balance pays this off first. Until then, nothing is paid out.`,
  },
  shortfall_collected: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of what you owed is paid`,
    body: ({ owed_fen }, { money }) =>
      owed_fen
        ? `It was taken from your balance. You still owe ${money(owed_fen)}.`
        : 'It was taken from your balance. You no longer owe anything.',
  },
  recharge_given_again: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is back in your balance`,
    body: ({ number }) => `The payment provider reversed its return of top-up ${number}.`,
  },
  balance_raised: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} was added to your balance`,
    body: ({ number, reason }) => `Correction ${number} by our finance team: ${reason}`,
  },
  balance_lowered: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} was taken from your balance`,
    body: ({ number, reason }) =>
      `Correction ${number} by our finance team: ${reason} If you think this is wrong, please write to customer service.`,
  },
  withdrawal_requested: {
    title: ({ number }) => `Withdrawal ${number} requested`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is set aside. We’ll review it and tell you when it is on its way. If this wasn’t you, change your password at once and write to customer service.`,
  },
  withdrawal_paid: {
    title: ({ number }) => `Withdrawal ${number} is paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is on its way to you. It may take your bank or card a few days to show it.`,
  },
  withdrawal_rejected: {
    title: ({ number }) => `Withdrawal ${number} couldn’t be paid out`,
    body: ({ reason, amount_fen }, { money }) =>
      `${reason ? `${reason} ` : ''}${money(amount_fen ?? 0)} is back in your balance.`,
  },
  withdrawal_returned: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of your withdrawal came back`,
    body: ({ number }) =>
      `This part of withdrawal ${number} couldn’t be returned to where it came from, so it is back in your balance. Request it again and give us an account to pay it into.`,
  },
  withdrawal_held_back: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of your withdrawal wasn’t paid out`,
    body: ({ number }) =>
      `It’s back in your balance: withdrawal ${number} can’t be paid out now. Your balance page says why, and until when. What you owe is taken from it first.`,
  },
  remittance_submitted: {
    title: ({ number }) => `We’ve received your form for remittance ${number}`,
    body: () => 'We’ll credit it as soon as the money arrives, and send you a message.',
  },
  remittance_credited: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is in your balance`,
    body: ({ number }) => `Remittance ${number} has arrived.`,
  },
  remittance_rejected: {
    title: ({ number }) => `Remittance ${number} couldn’t be credited`,
    body: ({ reason }) => reason ?? '',
  },
  order_placed: {
    title: ({ number }) => `Order ${number} placed`,
    body: ({ amount_fen, date }, format) =>
      `Please pay ${format.money(amount_fen ?? 0)}${by(date, format)}. After that it is cancelled automatically.`,
  },
  order_paid: {
    title: ({ number }) => `Order ${number} is paid`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `${money(amount_fen ?? 0)} is on hold for it. We check every order before we buy${date ? `, this one by ${dateTime(date)} at the latest` : ''}.`,
  },
  order_expired: {
    title: ({ number }) => `Order ${number} was cancelled: it wasn’t paid in time`,
    body: () => 'Nothing was charged. You can paste the link again at any time.',
  },
  item_approved: {
    title: ({ title }) => `Checked: we’ll buy ${quote(title)}`,
    body: ({ number }) => `Order ${number} is now with our buyers.`,
  },
  item_cancelled: {
    title: ({ title }) => `${quote(title)} was cancelled`,
    body: ({ reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}${amount_fen ? `${money(amount_fen)} is back in your balance.` : 'Nothing was charged.'}`,
  },
  question_asked: {
    title: ({ title, date }, format) =>
      `Please decide${by(date, format)}: something changed about ${quote(title)}`,
    body: ({ note, date }, format) =>
      `${note ? `${note} ` : ''}Please accept or decline${by(date, format)}; after that the item is cancelled and refunded.`,
  },
  question_expired: {
    title: ({ title }) => `${quote(title)} was cancelled: no answer came in time`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is back in your balance. You can order it again at any time.`,
  },
  supplement_due: {
    title: ({ amount_fen, date }, format) =>
      `Please pay ${format.money(amount_fen ?? 0)} more${by(date, format)}`,
    body: ({ number, date }, format) =>
      `${number} costs more than was paid. Please pay the difference${by(date, format)}, or cancel.`,
  },
  supplement_paid: {
    title: ({ number }) => `Extra payment for ${number} received`,
    body: () => 'Thank you. We’ll continue with it now.',
  },
  supplement_expired: {
    title: ({ title }) => `${quote(title)} was cancelled: the extra payment didn’t come in time`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is back in your balance. You can order it again at any time.`,
  },
  item_purchased: {
    title: ({ title }) => `Bought: ${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `It cost less than you paid: ${money(amount_fen)} is back in your balance.`
        : 'We’re waiting for the seller to send it.',
  },
  item_purchased_dearer: {
    title: ({ title }) => `Bought: ${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      `It cost ${money(amount_fen ?? 0)} more, within what you agreed to when you ordered. We took it from your balance.`,
  },
  purchase_undone: {
    title: ({ title }) => `Not bought yet after all: ${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      joined(
        'We had recorded the purchase by mistake. We’ll buy it and tell you.',
        amount_fen ? `${money(amount_fen)} that we had returned to you is on hold for it again.` : '',
      ),
  },
  seller_shipped: {
    title: ({ title }) => `The seller sent ${quote(title)}`,
    body: ({ tracking_number }) => `It’s on its way to our warehouse, tracking number ${tracking_number}.`,
  },
  item_received: {
    title: ({ title }) => `Arrived at our warehouse: ${quote(title)}`,
    body: () => 'Next we inspect, weigh, measure and photograph it.',
  },
  receipt_undone: {
    title: ({ title }) => `${quote(title)} hasn’t arrived after all`,
    body: ({ tracking_number }) =>
      `We had scanned the wrong parcel. Yours, tracking number ${tracking_number}, is still on its way to us. We’ll tell you when it is here.`,
  },
  item_problem: {
    title: ({ title, date }, format) =>
      `Please decide${by(date, format)}: we found a problem with ${quote(title)}`,
    body: (args) =>
      joined(
        problemOf(args),
        photosOf(args),
        'Please look at the photos and decide: keep it, or ask for a refund. Without an answer we keep it for you.',
      ),
  },
  item_in_stock: {
    title: ({ title }) => `In the warehouse: ${quote(title)}`,
    body: (args, { date: day }) =>
      joined(
        'Photos and weight are ready.',
        photosOf(args),
        args.date && `Storage is free until ${day(args.date)}.`,
      ),
  },
  storage_reminder: {
    title: ({ count }) => (count === 1 ? 'One free storage day left' : `${count} free storage days left`),
    body: ({ title, date, more }, { date: day }) =>
      `Storage of ${quote(title)}${more ? ` and ${more} more` : ''} is free until ${date ? day(date) : 'then'}. After that a small fee is due each day.`,
  },
  storage_expired: {
    title: ({ title }) => `Storage of ${quote(title)} has run out`,
    body: () => 'Please pay the storage fee to keep it, or contact us.',
  },
  refund_requested: {
    title: ({ title }) => `Refund request for ${quote(title)} received`,
    body: () => 'We’ll look into it and tell you what happens next.',
  },
  refund_moved: {
    title: ({ title }) => `Update on your refund request for ${quote(title)}`,
    body: ({ note }) => note ?? 'It has moved on to the next step.',
  },
  refund_rejected: {
    title: ({ title }) => `Your refund request for ${quote(title)} wasn’t accepted`,
    body: ({ reason }) => reason ?? '',
  },
  refunded: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} refunded`,
    body: ({ title }) => `For ${quote(title)}. The money is in your balance.`,
  },
  inbound_arrived: {
    title: ({ title }) => `Your parcel has arrived: ${quote(title)}`,
    body: ({ tracking_number }) =>
      `Tracking number ${tracking_number}. Next we weigh, measure and photograph it.`,
  },
  inbound_problem: {
    title: ({ title }) => `Your parcel arrived with a problem: ${quote(title)}`,
    body: (args) =>
      joined(problemOf(args), photosOf(args), 'Please look at the photos. We keep it for you as it is.'),
  },
  parcel_paid: {
    title: ({ number }) => `Package ${number} is paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is on hold for it. We’ll now pick and pack it.`,
  },
  parcel_expired: {
    title: ({ number }) => `Package ${number} was cancelled: it wasn’t paid in time`,
    body: () => 'Its items are back in the warehouse.',
  },
  parcel_cancelled: {
    title: ({ number }) => `Package ${number} was cancelled`,
    body: ({ amount_fen, reason }, { money }) =>
      `${reason ? `${reason}. ` : ''}Its items are back in the warehouse.${amount_fen ? ` ${money(amount_fen)} is back in your balance.` : ''}`,
  },
  parcel_to_pay: {
    title: ({ number, date }, format) =>
      `Package ${number} is packed and weighed: please pay${by(date, format)}`,
    body: ({ amount_fen, date }, format) =>
      `${format.money(amount_fen ?? 0)} is due for its real weight and size${by(date, format)}. It ships as soon as it is paid.`,
  },
  parcel_packed: {
    title: ({ number }) => `Package ${number} is packed`,
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `It came out lighter than estimated: ${money(amount_fen)} comes back to you when it ships.`
        : 'Next it is handed to the carrier.',
  },
  parcel_shipped: {
    title: ({ number }) => `Package ${number} is on its way`,
    body: ({ line, tracking_number, amount_fen, expected }, { money }) =>
      joined(
        `${line}, tracking number ${tracking_number}.`,
        amount_fen ? `${money(amount_fen)} that wasn’t needed is back in your balance.` : undefined,
        expected &&
          `With the goods we expected ${money(expected.low_fen)} to ${money(expected.high_fen)}; it was ${money(expected.was_fen)}.`,
      ),
  },
  parcel_delivered: {
    title: ({ number }) => `Package ${number} was delivered`,
    body: () => 'Please confirm that you have received it. We would love to hear how it went.',
  },
  parcel_exception: {
    title: ({ number }) => `Package ${number} needs attention`,
    body: ({ note }) => `The carrier reports: ${note ?? 'an exception'}. We’re looking into it.`,
  },
  parcel_to_collect: {
    title: ({ number }) => `Package ${number} is ready to be picked up`,
    body: ({ note }) =>
      `${note ? `The carrier says: ${note}. ` : ''}Please collect it soon: after a few days the carrier sends it back.`,
  },
  claim_received: {
    title: ({ number }) => `We have your claim for package ${number}`,
    body: () => 'We’ll look into it and answer within three working days.',
  },
  claim_evidence: {
    title: ({ number }) => `Your claim for package ${number} needs more evidence`,
    body: ({ note }) => `${note ?? 'Please add more pictures'}. Add it on the package’s page.`,
  },
  claim_rejected: {
    title: ({ number }) => `Your claim for package ${number} wasn’t granted`,
    body: ({ reason }) => reason ?? '',
  },
  claim_paid: {
    title: ({ number }) => `Your claim for package ${number} is paid`,
    body: ({ amount_fen, note }, { money }) =>
      `${money(amount_fen ?? 0)} is in your balance.${note ? ` ${note}` : ''}`,
  },
  claim_ended: {
    title: ({ number }) => `Your claim for package ${number} has ended`,
    body: () =>
      'The package was received, or is back in our warehouse, so no compensation for its loss is due. If that isn’t the case, please write to us.',
  },
  claim_in_doubt: {
    title: ({ number }) => `We’re looking at your claim for package ${number} again`,
    body: () =>
      'There’s new information about the package that we didn’t have when we decided: see its page. There’s nothing you need to do. If the information is wrong, please write to us.',
  },
  goods_kept: {
    title: ({ number }) => `Package ${number} has turned up`,
    body: () =>
      'Your claim already paid you the full value of its goods, so they stay with us. Anything it didn’t pay for is back in the warehouse.',
  },
  compensation_owed: {
    title: ({ number }) => `Package ${number} has turned up`,
    body: ({ amount_fen }, { money }) =>
      `Goods for whose loss your claim paid only a part are yours again, and back in the warehouse. What it paid for them, ${money(amount_fen ?? 0)}, is taken from your balance. What the balance doesn’t cover is taken from the next money that reaches it; until then nothing is shipped or paid out. The freight that you got back stays yours.`,
  },
  parcel_done: {
    title: ({ number }) => `Package ${number} is complete`,
    body: () => 'Thank you for confirming. You can write a review now.',
  },
  parcel_returned: {
    title: ({ number }) => `Package ${number} came back to us`,
    body: ({ amount_fen }, { money }) =>
      amount_fen === undefined
        ? 'Its items are back in the warehouse. Please contact us about what to do next.'
        : `Its items are back in the warehouse. Sending it back cost ${money(amount_fen)}, which is taken from your balance. What the balance doesn’t cover is taken from the next money that reaches it; until then nothing is shipped or paid out.`,
  },
  return_freight_paid: {
    title: ({ number }) => `Return freight of package ${number} paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is paid. Its items can be put into a new package.`,
  },
  parcel_address_problem: {
    title: ({ number }) => `Package ${number}: the address can’t be used`,
    body: ({ reason }) =>
      `${reason ?? ''} Please choose another address on its page; it ships as soon as you have.`.trim(),
  },
  parcel_address_corrected: {
    title: ({ number }) => `Package ${number}: address corrected`,
    body: () =>
      'Customer service corrected it for you. Please check it on the package’s page; it ships soon.',
  },
  answer_arrived: {
    title: ({ title }) => `Customer service has answered: ${title ?? 'your question'}`,
    body: () => 'Open the conversation to read the answer and to write back.',
  },
  registered: {
    title: () => 'Welcome. Your account is ready',
    body: () => 'Your email address is verified. Paste a product link and we’ll buy it for you.',
  },
  reset_password: {
    title: () => 'Set a new password',
    body: () =>
      'Someone, hopefully you, asked to reset the password of your account. The link below is valid for 30 minutes and works once. If it wasn’t you, ignore this email: nothing has changed.',
  },
  invited: {
    title: () => 'Your account has moved: set a password',
    body: ({ count }) =>
      `We work with a new shop, and your account came along with its balance, orders and goods. The link below sets your password; it is valid for ${count ?? 0} days and works once. Later, “Forgot your password?” on the log-in page sends another. If you don’t know us, ignore this email: nothing will happen.`,
  },
  password_changed: {
    title: () => 'Your password was changed',
    body: ({ date }, { dateTime }) =>
      `This happened ${date ? `on ${dateTime(date)}` : 'just now'}; all other devices were logged out. If it wasn’t you, set a new password at once through “Forgot your password?” on the log-in page, and write to customer service.`,
  },
  two_factor_on: {
    title: () => 'Two-step verification is on',
    body: () =>
      'From now on, logging in asks for a code from your authenticator app. Keep your recovery codes where you can reach them without your phone.',
  },
  two_factor_off: {
    title: () => 'Two-step verification is off',
    body: () =>
      'Your password alone opens the account again. If it wasn’t you, change your password at once and write to customer service.',
  },
  token_made: {
    title: ({ title }) => `An access token was created: ${title ?? ''}`,
    body: ({ date }, { date: day }) =>
      `A program that has it can read parts of your account${date ? ` until ${day(date)}` : ''}, but can’t change anything. If it wasn’t you, revoke it under API access and change your password.`,
  },
  hook_made: {
    title: () => 'A webhook was added to your account',
    body: ({ note }) =>
      `${note ?? ''} will be notified of status changes from now on. If it wasn’t you, delete it under API access and change your password.`,
  },
  hook_disabled: {
    title: () => 'A webhook was switched off',
    body: ({ note }) =>
      `Nothing got through to ${note ?? 'its address'}, so we stopped trying. Once it works again, switch the webhook back on under API access.`,
  },
  push_added: {
    title: () => 'Notifications are on for a new device',
    body: ({ device }) =>
      `${device ?? 'A browser'} will show what is waiting for you or where your packages are, as you chose there. If it wasn’t you, end it under account security and change your password.`,
  },
  recovery_code_used: {
    title: () => 'A recovery code was used to log in',
    body: ({ count }) =>
      `${count === 0 ? 'None is' : count === 1 ? 'One is' : `${count} are`} left. You can create new ones under account security. If it wasn’t you, change your password at once.`,
  },
  email_change: {
    title: () => 'Please confirm your new email address',
    body: () =>
      'Open the link below to use this address for your account. It’s valid for 24 hours. If you didn’t ask for this, ignore this email.',
  },
  email_change_asked: {
    title: () => 'A change of your email address was requested',
    body: ({ email }) =>
      `The new address is ${email ?? 'another one'}. Nothing changes until it is confirmed. If it wasn’t you, change your password now: that stops it.`,
  },
  email_changed: {
    title: () => 'Your email address was changed',
    body: ({ email }) =>
      `You now log in with ${email ?? 'another address'}. If it wasn’t you, write to customer service at once.`,
  },
  export_ready: {
    title: () => 'Your data is ready to download',
    body: ({ date }, { date: day }) =>
      `You can download it under account security${date ? ` until ${day(date)}` : ''}. Then we delete it.`,
  },
  account_closed: {
    title: () => 'Your account is deleted',
    body: () =>
      'We have removed your name, addresses, messages and pictures. The records we must keep by law no longer say whose they were. Thank you for being with us.',
  },
  points_expiring: {
    title: ({ count }) => `${count} of your points expire soon`,
    body: ({ date }, { date: day }) =>
      `The first of them expire on ${date ? day(date) : 'that day'}. You can turn them into coupons before then.`,
  },
  plan_renewed: {
    title: ({ title }) => `Your plan ${title ?? ''} is renewed`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `${money(amount_fen ?? 0)} was taken from your balance${date ? `; it is paid until ${day(date)}` : ''}.`,
  },
  plan_changed: {
    title: ({ title }) => `You’re now on the plan ${title ?? ''}`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `Your last month is over, and the plan you chose has begun. ${money(amount_fen ?? 0)} was taken from your balance${date ? `; it is paid until ${day(date)}` : ''}.`,
  },
  plan_balance_low: {
    title: ({ title }) => `Your balance won’t cover the next month of ${title ?? 'your plan'}`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `You’re ${money(amount_fen ?? 0)} short. Please top up${date ? ` by ${day(date)}` : ''}. Otherwise the plan ends then, and you owe nothing.`,
  },
  plan_ended_unpaid: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended: the balance was too low`,
    body: ({ amount_fen }, { money }) =>
      `The next month costs ${money(amount_fen ?? 0)}. You owe nothing, and you can take the plan again at any time.`,
  },
  plan_ended_cancelled: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended`,
    body: () => 'You cancelled it, and the month you paid for is over. You won’t be charged again.',
  },
  plan_ended_stopped: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended: it is no longer offered`,
    body: () =>
      'The month you paid for is over, and you won’t be charged again. Please have a look at the other plans.',
  },
  coupon_counts_less: {
    title: () => 'Your coupon now applies to what is left of your order',
    body: ({ title, amount_fen }, { money }) =>
      `Without ${quote(title)}, your coupon pays ${money(amount_fen ?? 0)} less of our fee. That was taken from your refund. If the coupon no longer pays for anything, it has been returned to you.`,
  },
  coupon_given: {
    title: ({ title }) => `A coupon for you: ${title ?? 'a coupon'}`,
    body: ({ date, note }, { date: day }) =>
      `${note ? `${note} ` : ''}You can use it${date ? ` until ${day(date)}` : ''}: choose it when you confirm an order or a package.`,
  },
  parcel_split: {
    title: ({ number }) => `Package ${number} has been split in two`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}Part of it is now package ${note ?? ''}, with the same shipping method to the same address.${amount_fen ? ` ${money(amount_fen)} that wasn’t needed is back in your balance.` : ''}`,
  },
  parcel_merged: {
    title: ({ number }) => `Package ${number} now includes another of your packages`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}Everything in package ${note ?? ''} now travels in it.${amount_fen ? ` ${money(amount_fen)} that wasn’t needed is back in your balance.` : ''}`,
  },
  stock_sent: {
    title: ({ title, line }) => `${quote(title)} is moving to our warehouse ${line ?? ''}`,
    body: ({ reason }) =>
      `${reason ? `${reason}. ` : ''}You can send it again once it has arrived there. Storage days don’t count while it is moving.`,
  },
  stock_arrived: {
    title: ({ title, line }) => `${quote(title)} is in our warehouse ${line ?? ''} now`,
    body: ({ date }, { date: day }) => `Storage is free until ${date ? day(date) : 'then'}.`,
  },
  photos_taken: {
    title: ({ title, count }) =>
      `${count === 1 ? 'The detail photo' : `${count ?? ''} detail photos`} of ${quote(title)} ${count === 1 ? 'is' : 'are'} ready`,
    body: ({ date }, { date: day }) =>
      `See your warehouse, beside the other photos. The item is back on its shelf; the days it waited were added, so storage is free until ${date ? day(date) : 'then'}.`,
  },
  photos_declined: {
    title: ({ title }) => `Not every detail photo of ${quote(title)} could be taken`,
    body: ({ reason, count, amount_fen, date }, { money, date: day }) =>
      `${reason ? `${reason}. ` : ''}${count ? `${count} ${count === 1 ? 'photo is' : 'photos are'} in your warehouse. ` : ''}${amount_fen ? `${money(amount_fen)} for the others is back in your balance. ` : ''}The item is back on its shelf; storage is free until ${date ? day(date) : 'then'}.`,
  },
  photos_cancelled: {
    title: ({ title }) => `Detail photos of ${quote(title)} are cancelled`,
    body: ({ amount_fen }, { money }) =>
      `You asked for a refund of the item, so we won’t take any more photos.${amount_fen ? ` ${money(amount_fen)} is back in your balance.` : ''}`,
  },
  storage_extended: {
    title: ({ count }) => `${count} more storage ${count === 1 ? 'day' : 'days'}`,
    body: ({ title, date }, { date: day }) =>
      `Storage of ${quote(title)} is free until ${date ? day(date) : 'then'}.`,
  },
  disposal_notice: {
    title: ({ title }) => `Last notice: please decide about ${quote(title)}`,
    body: ({ date, reason }, { date: day }) =>
      `${reason ? `${reason}. ` : ''}Its storage has run out. Please pay the storage fee, or write to us, by ${date ? day(date) : 'then'}. After that we may dispose of it.`,
  },
  stock_disposed: {
    title: ({ title }) => `We have disposed of ${quote(title)}`,
    body: ({ reason }) =>
      `${reason ? `${reason}. ` : ''}Its storage had run out, and we didn’t hear from you after our last notice.`,
  },
  ...ownership,
  ...staff,
} satisfies Record<string, Notice>

export type NoticeKind = keyof typeof text
export type NoticeCatalogue = Record<NoticeKind, Notice>
