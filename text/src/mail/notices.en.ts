/** What a notice is about: whatever of these its kind needs. Amounts in fen, dates as ISO. */
export type NoticeArgs = {
  number?: string
  title?: string
  /** The same in Latin letters, for languages that are written in them. */
  title_latin?: string
  amount_fen?: number
  /** What is owed still. */
  owed_fen?: number
  reason?: string
  tracking_number?: string
  date?: string
  count?: number
  /** How many others the same is said of. */
  more?: number
  note?: string
  line?: string
  email?: string
  /** Where somebody was, as the network tells it. */
  address?: string
  device?: string
}

/** The formatting that a sentence may use, in its own language. */
export type NoticeFormat = {
  money(fen: number): string
  date(iso: string): string
  dateTime(iso: string): string
}

type Notice = {
  title: (args: NoticeArgs, format: NoticeFormat) => string
  body: (args: NoticeArgs, format: NoticeFormat) => string
}

const quote = (title: string | undefined) => (title ? `“${title}”` : 'Your item')

/** Everything we tell a shopper without being asked: once in the inbox, once by e-mail. */
export const text = {
  welcome: {
    title: () => 'Welcome. Please verify your e-mail address',
    body: () =>
      'Open the link below to verify your address. It is good for 24 hours. You can browse and fill your cart meanwhile.',
  },
  already_registered: {
    title: () => 'You already have an account',
    body: () =>
      'Somebody, probably you, tried to register with this address. You can simply log in. If it was not you, nothing has happened.',
  },
  recharge_succeeded: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is on your balance`,
    body: ({ number }) => `Recharge ${number} has arrived.`,
  },
  recharge_failed: {
    title: ({ number }) => `Recharge ${number} did not go through`,
    body: ({ reason }) =>
      `The payment provider declined it${reason ? `: ${reason}` : ''}. Nothing was charged to your balance. You can try again.`,
  },
  payment_kept: {
    title: ({ amount_fen }, { money }) => `Your payment of ${money(amount_fen ?? 0)} is on your balance`,
    body: () =>
      'What it was meant for could no longer be paid, so the money stays on your balance for you to use or withdraw.',
  },
  recharge_taken_back: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} went back to where it came from`,
    body: ({ number }) =>
      `The payment provider returned recharge ${number}, or a part of it, to you. We took as much from your balance.`,
  },
  recharge_disputed: {
    title: ({ amount_fen }, { money }) => `A payment of ${money(amount_fen ?? 0)} is disputed`,
    body: ({ number }) =>
      `Recharge ${number} was disputed at your bank or payment provider, which took the money back. We took as much from your balance. Nothing is paid out until the dispute is decided.`,
  },
  shortfall_noted: {
    title: ({ owed_fen }, { money }) => `You owe ${money(owed_fen ?? 0)}`,
    body: ({ number, amount_fen }, { money }) =>
      `The payment provider returned ${money(amount_fen ?? 0)} of recharge ${number} after it was spent, and your balance did not hold all of it. Whatever comes onto your balance pays what you owe first. Until it is paid, nothing is paid out.`,
  },
  shortfall_collected: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of what you owed is paid`,
    body: ({ owed_fen }, { money }) =>
      owed_fen
        ? `It was taken from what came onto your balance. You still owe ${money(owed_fen)}.`
        : 'It was taken from what came onto your balance. You owe nothing any more.',
  },
  recharge_given_again: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is on your balance again`,
    body: ({ number }) => `The payment provider took back its return of recharge ${number}.`,
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
    title: ({ number }) => `Withdrawal ${number} is asked for`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is set aside. We look at it and tell you when it is on its way. If this was not you, change your password at once and write to customer service.`,
  },
  withdrawal_paid: {
    title: ({ number }) => `Withdrawal ${number} is paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is on its way to you. Banks and cards may take some days to show it.`,
  },
  withdrawal_rejected: {
    title: ({ number }) => `Withdrawal ${number} was not possible`,
    body: ({ reason, amount_fen }, { money }) =>
      `${reason ? `${reason} ` : ''}${money(amount_fen ?? 0)} is on your balance again.`,
  },
  withdrawal_returned: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of your withdrawal came back`,
    body: ({ number }) =>
      `It could not go back to where it came from in withdrawal ${number}, so it is on your balance again. Ask for it once more and tell us an account.`,
  },
  withdrawal_held_back: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} of your withdrawal is not paid out`,
    body: ({ number }) =>
      `It is on your balance again: nothing of withdrawal ${number} is paid out while a payment of yours is disputed or something is owed. What is owed is taken from it first.`,
  },
  remittance_submitted: {
    title: ({ number }) => `Remittance ${number} is with us`,
    body: () => 'We credit it as soon as the money has arrived and tell you then.',
  },
  remittance_credited: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} is on your balance`,
    body: ({ number }) => `Remittance ${number} has arrived.`,
  },
  remittance_rejected: {
    title: ({ number }) => `Remittance ${number} could not be credited`,
    body: ({ reason }) => reason ?? '',
  },
  order_placed: {
    title: ({ number }) => `Order ${number} is placed`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `Please pay ${money(amount_fen ?? 0)}${date ? ` by ${dateTime(date)}` : ''}. After that it is cancelled by itself.`,
  },
  order_paid: {
    title: ({ number }) => `Order ${number} is paid`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `${money(amount_fen ?? 0)} is on hold for it. We check every order before we buy${date ? `, at the latest by ${dateTime(date)}` : ''}.`,
  },
  order_expired: {
    title: ({ number }) => `Order ${number} was cancelled: it was not paid in time`,
    body: () => 'Nothing was charged. You can paste the link again at any time.',
  },
  item_approved: {
    title: ({ title }) => `Checked: we will buy ${quote(title)}`,
    body: ({ number }) => `Order ${number} goes to our buyers now.`,
  },
  item_cancelled: {
    title: ({ title }) => `${quote(title)} was cancelled`,
    body: ({ reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}${amount_fen ? `${money(amount_fen)} is back on your balance.` : 'Nothing was charged.'}`,
  },
  question_asked: {
    title: ({ title }) => `Please decide: something changed about ${quote(title)}`,
    body: ({ note, date }, { dateTime }) =>
      `${note ? `${note} ` : ''}Please accept or decline${date ? ` by ${dateTime(date)}` : ''}; after that the item is cancelled and refunded.`,
  },
  question_expired: {
    title: ({ title }) => `${quote(title)} was cancelled: no answer came in time`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is back on your balance. You can order it again at any time.`,
  },
  supplement_due: {
    title: ({ amount_fen }, { money }) => `Extra payment due: ${money(amount_fen ?? 0)}`,
    body: ({ number, date }, { dateTime }) =>
      `${number} costs more than was paid. Please pay the difference${date ? ` by ${dateTime(date)}` : ''}, or cancel.`,
  },
  supplement_paid: {
    title: ({ number }) => `Extra payment for ${number} received`,
    body: () => 'Thank you. We go on with it now.',
  },
  supplement_expired: {
    title: ({ title }) => `${quote(title)} was cancelled: the extra payment did not come in time`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is back on your balance. You can order it again at any time.`,
  },
  item_purchased: {
    title: ({ title }) => `Bought: ${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `It cost less than you paid: ${money(amount_fen)} is back on your balance.`
        : 'We wait for the seller to send it.',
  },
  item_purchased_dearer: {
    title: ({ title }) => `Bought: ${quote(title)}`,
    body: ({ amount_fen }, { money }) =>
      `It cost ${money(amount_fen ?? 0)} more, within what you agreed to when you ordered. We took it from your balance.`,
  },
  seller_shipped: {
    title: ({ title }) => `The seller sent ${quote(title)}`,
    body: ({ tracking_number }) => `It is on its way to our warehouse, tracking number ${tracking_number}.`,
  },
  item_received: {
    title: ({ title }) => `Arrived at our warehouse: ${quote(title)}`,
    body: () => 'We inspect, weigh, measure and photograph it next.',
  },
  receipt_undone: {
    title: ({ title }) => `Not arrived yet after all: ${quote(title)}`,
    body: ({ tracking_number }) =>
      `We had scanned the wrong parcel. Yours, tracking number ${tracking_number}, is still on its way to us; we tell you when it is here.`,
  },
  item_problem: {
    title: ({ title }) => `We found a problem with ${quote(title)}`,
    body: ({ note }) =>
      `${note ?? ''} Please look at the photos and decide: keep it, or ask for a refund.`.trim(),
  },
  item_in_stock: {
    title: ({ title }) => `In the warehouse: ${quote(title)}`,
    body: ({ date }, { date: day }) =>
      `Photos and weight are ready.${date ? ` Storage is free until ${day(date)}.` : ''}`,
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
    body: () => 'We look at it and tell you what happens next.',
  },
  refund_moved: {
    title: ({ title }) => `News about your refund request for ${quote(title)}`,
    body: ({ note }) => note ?? 'It moved one step on.',
  },
  refund_rejected: {
    title: ({ title }) => `Your refund request for ${quote(title)} was not accepted`,
    body: ({ reason }) => reason ?? '',
  },
  refunded: {
    title: ({ amount_fen }, { money }) => `${money(amount_fen ?? 0)} refunded`,
    body: ({ title }) => `For ${quote(title)}. The money is on your balance.`,
  },
  inbound_arrived: {
    title: ({ title }) => `Your parcel has arrived: ${quote(title)}`,
    body: ({ tracking_number }) =>
      `Tracking number ${tracking_number}. We weigh, measure and photograph it next.`,
  },
  inbound_problem: {
    title: ({ title }) => `Your parcel arrived with a problem: ${quote(title)}`,
    body: ({ note }) => `${note ? `${note} ` : ''}Please look at the photos. We keep it for you as it is.`,
  },
  parcel_paid: {
    title: ({ number }) => `Package ${number} is paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is on hold for it. We pick and pack it now.`,
  },
  parcel_expired: {
    title: ({ number }) => `Package ${number} was cancelled: it was not paid in time`,
    body: () => 'Its items are in the warehouse again.',
  },
  parcel_cancelled: {
    title: ({ number }) => `Package ${number} was cancelled`,
    body: ({ amount_fen, reason }, { money }) =>
      `${reason ? `${reason}. ` : ''}Its items are in the warehouse again.${amount_fen ? ` ${money(amount_fen)} is back on your balance.` : ''}`,
  },
  parcel_to_pay: {
    title: ({ number }) => `Package ${number} is packed and weighed: please pay`,
    body: ({ amount_fen, date }, { money, dateTime }) =>
      `${money(amount_fen ?? 0)} is due for its real weight and size${date ? ` by ${dateTime(date)}` : ''}. It ships when it is paid.`,
  },
  parcel_packed: {
    title: ({ number }) => `Package ${number} is packed`,
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `It came out lighter than estimated: ${money(amount_fen)} comes back to you when it ships.`
        : 'It is handed to the carrier next.',
  },
  parcel_shipped: {
    title: ({ number }) => `Package ${number} is on its way`,
    body: ({ line, tracking_number, amount_fen }, { money }) =>
      `${line}, tracking number ${tracking_number}.${amount_fen ? ` ${money(amount_fen)} that was not needed is back on your balance.` : ''}`,
  },
  parcel_delivered: {
    title: ({ number }) => `Package ${number} was delivered`,
    body: () => 'Please confirm that you have it. We would like to hear how it went.',
  },
  parcel_exception: {
    title: ({ number }) => `Package ${number} needs attention`,
    body: ({ note }) => `The carrier reports: ${note ?? 'an exception'}. We look into it.`,
  },
  parcel_to_collect: {
    title: ({ number }) => `Package ${number} is ready to be picked up`,
    body: ({ note }) =>
      `${note ? `The carrier says: ${note}. ` : ''}Please collect it soon: after a few days the carrier sends it back.`,
  },
  claim_received: {
    title: ({ number }) => `We have your claim for package ${number}`,
    body: () => 'We look into it and answer within three working days.',
  },
  claim_evidence: {
    title: ({ number }) => `Your claim for package ${number} needs more`,
    body: ({ note }) => `${note ?? 'Please add more pictures'}. Add it on the page of the package.`,
  },
  claim_rejected: {
    title: ({ number }) => `Your claim for package ${number} was not granted`,
    body: ({ reason }) => reason ?? '',
  },
  claim_paid: {
    title: ({ number }) => `Your claim for package ${number} is paid`,
    body: ({ amount_fen, note }, { money }) =>
      `${money(amount_fen ?? 0)} is on your balance.${note ? ` ${note}` : ''}`,
  },
  claim_ended: {
    title: ({ number }) => `Your claim for package ${number} has ended`,
    body: () =>
      'The package was received, or is in our warehouse again, so nothing is paid for its loss. Please write to us if that is not so.',
  },
  claim_in_doubt: {
    title: ({ number }) => `We look at your claim for package ${number} again`,
    body: () =>
      'There is news of the package that we did not have when we decided: see its page. You need not do anything; please write to us if the news is wrong.',
  },
  goods_kept: {
    title: ({ number }) => `Package ${number} has turned up`,
    body: () =>
      'A claim has paid you everything that its goods are worth, so they stay with us. Whatever was not paid for is in the warehouse again.',
  },
  parcel_done: {
    title: ({ number }) => `Package ${number} is complete`,
    body: () => 'Thank you for confirming. You can write a review now.',
  },
  parcel_returned: {
    title: ({ number }) => `Package ${number} came back to us`,
    body: ({ amount_fen }, { money }) =>
      amount_fen === undefined
        ? 'Its items are in the warehouse again. Please contact us about what to do next.'
        : `Its items are in the warehouse again. The way back cost ${money(amount_fen)}: please pay that on its page, then they can be sent again.`,
  },
  return_freight_paid: {
    title: ({ number }) => `Return freight of package ${number} paid`,
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is paid. Its items can be put into a new package.`,
  },
  parcel_address_problem: {
    title: ({ number }) => `Package ${number}: the address cannot be used`,
    body: ({ reason }) =>
      `${reason ?? ''} Please choose another address on its page; it ships as soon as you have.`.trim(),
  },
  parcel_address_corrected: {
    title: ({ number }) => `Package ${number}: its address is corrected`,
    body: () =>
      'Customer service corrected it for you. Please look at it on the page of the package; it ships soon.',
  },
  answer_arrived: {
    title: ({ title }) => `Customer service has answered: ${title ?? 'your question'}`,
    body: () => 'Open the conversation to read the answer and to write back.',
  },
  registered: {
    title: () => 'Welcome. Your account is ready',
    body: () => 'Your e-mail address is verified. Paste a product link, and we buy it for you.',
  },
  reset_password: {
    title: () => 'Set a new password',
    body: () =>
      'Somebody, hopefully you, asked for a new password to your account. The link below is good for 30 minutes and works once. If it was not you, leave it: nothing has changed.',
  },
  password_changed: {
    title: () => 'Your password was changed',
    body: ({ date }, { dateTime }) =>
      `This happened ${date ? `on ${dateTime(date)}` : 'just now'}; every other device was logged out. If it was not you, set a new password at once by “Forgot your password?” on the log-in page and write to customer service.`,
  },
  staff_new_place: {
    title: () => 'New log-in to your staff account',
    body: ({ date, address, device }, { dateTime }) =>
      `Your account in the console was logged in to ${date ? `on ${dateTime(date)} ` : ''}from ${address ?? 'an address'}${device ? ` with ${device}` : ''}, which it was not used from lately. If it was you, there is nothing to do. If not, change your password at once, log that device out, and tell an admin.`,
  },
  two_factor_on: {
    title: () => 'Two-step login is on',
    body: () =>
      'From now on, logging in asks for a code of your authenticator app. Keep your recovery codes where you can reach them without your telephone.',
  },
  two_factor_off: {
    title: () => 'Two-step login is off',
    body: () =>
      'Your password alone opens the account again. If it was not you, change your password at once and write to customer service.',
  },
  token_made: {
    title: ({ title }) => `A read token was made: ${title ?? ''}`,
    body: ({ date }, { date: day }) =>
      `A program that has it can read parts of your account${date ? ` until ${day(date)}` : ''}, and change nothing. If it was not you, revoke it under API access and change your password.`,
  },
  hook_made: {
    title: () => 'An address is told of changes in your account',
    body: ({ note }) =>
      `${note ?? ''} hears of status changes from now on. If it was not you, delete it under API access and change your password.`,
  },
  hook_disabled: {
    title: () => 'A hook was switched off',
    body: ({ note }) =>
      `Nothing got through to ${note ?? 'its address'}, so we stopped trying. Put it right, then switch the hook on again under API access.`,
  },
  recovery_code_used: {
    title: () => 'A recovery code was used to log in',
    body: ({ count }) =>
      `${count === 0 ? 'None is' : count === 1 ? 'One is' : `${count} are`} left. You get new ones under account security. If it was not you, change your password at once.`,
  },
  email_change: {
    title: () => 'Please confirm your new e-mail address',
    body: () =>
      'The account is yours at this address once you open the link below. It is good for 24 hours. If you did not ask for it, leave it.',
  },
  email_change_asked: {
    title: () => 'A new e-mail address was asked for',
    body: ({ email }) =>
      `Your account is to move to ${email ?? 'another address'}. Until that is confirmed, nothing changes. If it was not you, change your password now: that stops it.`,
  },
  email_changed: {
    title: () => 'Your e-mail address was changed',
    body: ({ email }) =>
      `You now log in with ${email ?? 'another address'}. If it was not you, write to customer service at once.`,
  },
  export_ready: {
    title: () => 'Your data is ready to download',
    body: ({ date }, { date: day }) =>
      `It waits for you under account security${date ? ` until ${day(date)}` : ''}. Then we remove it.`,
  },
  account_closed: {
    title: () => 'Your account is deleted',
    body: () =>
      'We have removed your name, addresses, messages and pictures. What the books must keep no longer says whose it was. Thank you for having been here.',
  },
  points_expiring: {
    title: ({ count }) => `${count} of your points expire soon`,
    body: ({ date }, { date: day }) =>
      `The first of them are good until ${date ? day(date) : 'then'}. You can turn points into coupons before that.`,
  },
  plan_renewed: {
    title: ({ title }) => `Your plan ${title ?? ''} is renewed`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `${money(amount_fen ?? 0)} was taken from your balance${date ? `; it is paid until ${day(date)}` : ''}.`,
  },
  plan_changed: {
    title: ({ title }) => `You are on the plan ${title ?? ''} now`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `The month before is over, and the plan that you chose has begun. ${money(amount_fen ?? 0)} was taken from your balance${date ? `; it is paid until ${day(date)}` : ''}.`,
  },
  plan_balance_low: {
    title: ({ title }) => `Your balance will not do for the next month of ${title ?? 'your plan'}`,
    body: ({ amount_fen, date }, { money, date: day }) =>
      `${money(amount_fen ?? 0)} are missing. Please recharge${date ? ` by ${day(date)}` : ''}; else the plan ends then, and you owe nothing.`,
  },
  plan_ended_unpaid: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended: the balance was too low`,
    body: ({ amount_fen }, { money }) =>
      `The next month costs ${money(amount_fen ?? 0)}. You owe nothing, and can take the plan again at any time.`,
  },
  plan_ended_cancelled: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended`,
    body: () => 'You cancelled it, and the month that was paid is over. Nothing more is charged.',
  },
  plan_ended_stopped: {
    title: ({ title }) => `Your plan ${title ?? ''} has ended: it is not offered any more`,
    body: () =>
      'The month that was paid is over, and nothing more is charged. Please look at the other plans.',
  },
  coupon_counts_less: {
    title: () => 'A coupon counts for what is left of your order',
    body: ({ title, amount_fen }, { money }) =>
      `Without ${quote(title)} the order is another. Your coupon pays ${money(amount_fen ?? 0)} less of our fee, which was taken from what went back. A coupon that pays nothing any more is yours again.`,
  },
  coupon_given: {
    title: ({ title }) => `A coupon for you: ${title ?? 'a coupon'}`,
    body: ({ date, note }, { date: day }) =>
      `${note ? `${note} ` : ''}You can use it${date ? ` until ${day(date)}` : ''}: choose it when you confirm an order or a package.`,
  },
  unclaimed_claim_accepted: {
    title: ({ title }) => `Your claim was accepted: ${quote(title)}`,
    body: () => 'The parcel is yours. We weigh, measure and photograph it next.',
  },
  unclaimed_claim_rejected: {
    title: ({ title }) => `Your claim to ${quote(title)} was not accepted`,
    body: ({ reason }) => reason ?? 'The parcel turned out to belong to somebody else.',
  },
  parcel_split: {
    title: ({ number }) => `Package ${number} now travels as two packages`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}A part of it is package ${note ?? ''} now, by the same shipping method to the same address.${amount_fen ? ` ${money(amount_fen)} that was not needed is back on your balance.` : ''}`,
  },
  parcel_merged: {
    title: ({ number }) => `Package ${number} now holds another package of yours`,
    body: ({ note, reason, amount_fen }, { money }) =>
      `${reason ? `${reason}. ` : ''}What was in package ${note ?? ''} travels with it.${amount_fen ? ` ${money(amount_fen)} that was not needed is back on your balance.` : ''}`,
  },
  stock_sent: {
    title: ({ title, line }) => `${quote(title)} is moving to our warehouse ${line ?? ''}`,
    body: ({ reason }) =>
      `${reason ? `${reason}. ` : ''}You can send it again once it has arrived there. Storage days do not count on the way.`,
  },
  stock_arrived: {
    title: ({ title, line }) => `${quote(title)} is in our warehouse ${line ?? ''} now`,
    body: ({ date }, { date: day }) => `Storage is free until ${date ? day(date) : 'then'}.`,
  },
  storage_extended: {
    title: ({ count }) => `${count} more storage ${count === 1 ? 'day' : 'days'}`,
    body: ({ title, date }, { date: day }) =>
      `Storage of ${quote(title)} is free until ${date ? day(date) : 'then'}.`,
  },
  disposal_notice: {
    title: ({ title }) => `Last notice: what shall become of ${quote(title)}?`,
    body: ({ date, reason }, { date: day }) =>
      `${reason ? `${reason}. ` : ''}Its storage has run out. Please pay the storage fee, or write to us, by ${date ? day(date) : 'then'}. After that we may dispose of it.`,
  },
  stock_disposed: {
    title: ({ title }) => `We have disposed of ${quote(title)}`,
    body: ({ reason }) =>
      `${reason ? `${reason}. ` : ''}Its storage had run out, and we heard nothing after our last notice.`,
  },
} satisfies Record<string, Notice>

export type NoticeKind = keyof typeof text
export type NoticeCatalogue = Record<NoticeKind, Notice>
