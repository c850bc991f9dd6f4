import { joinSentences } from '../join-sentences.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { HOLD_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { text as holds } from '../goods/holds.en.ts'
import { text as captions } from '../photos/captions.en.ts'
import { text as foundIn } from '../photos/found.en.ts'
import { text as underWay } from '../tracking/under-way.en.ts'
import type { Notice, NoticeArgs, NoticeFormat, Words } from './notice.ts'
import { text as account } from './account-notices.en.ts'
import { text as funds } from './funds-notices.en.ts'
import { text as ownership } from './ownership-notices.en.ts'
import { text as staff } from './staff-notices.en.ts'

const problemOf = (reason: string | undefined): string | undefined => {
  const known = ABNORMAL_REASONS.find((problem) => problem === reason)
  return known && foundIn.problems[known]
}

const holdReasonOf = (reason: string | undefined): string | undefined => {
  const known = HOLD_REASONS.find((entry) => entry === reason)
  return known && holds.reasons[known]
}

/** Sentences with a space between them; a text without a stop at its end gets one. */
const joined = (...parts: (string | undefined)[]): string => joinSentences('en', parts)

/** What the photos show, for those who read the mail before the page. */
const photosOf = ({ photos = [] }: NoticeArgs): string | undefined => {
  if (photos.length < 2) return undefined
  const listed = captions.listed(photos)
  return listed ? `Photos: ${listed}` : undefined
}

const answerBy: Words = ({ date }, { dateTime }) => (date ? `Answer by ${dateTime(date)}` : '')
const payBy: Words = ({ date }, { dateTime }) => (date ? `Pay by ${dateTime(date)}` : '')
const backInBalance = ({ amount_fen }: NoticeArgs, { money }: NoticeFormat): string =>
  `${money(amount_fen ?? 0)} is back in your balance.`
const sum = ({ amount_fen }: NoticeArgs, { money }: NoticeFormat): string => money(amount_fen ?? 0)

const DEBT =
  'What your balance doesn’t cover is taken from the next money you add. Until then we can’t ship anything or pay anything out.'

/** All notices that we send to shoppers unasked: once in the inbox, once by e-mail. */
export const text = {
  order_placed: {
    said: (args, format) => `${sum(args, format)} to pay`,
    by: payBy,
    body: () => 'We’ve put your order together. We start as soon as it’s paid.',
    silence: () => 'If it isn’t paid by then, we cancel it automatically. Nothing is charged.',
    sum: 'To pay',
  },
  order_paid: {
    said: () => 'Paid, thank you',
    body: (args, { money, dateTime }) =>
      joined(
        args.date
          ? `We check every order before buying; yours by ${dateTime(args.date)}`
          : 'We check every order before buying.',
        `${money(args.amount_fen ?? 0)} is on hold until then.`,
      ),
    sum: 'Paid',
  },
  order_expired: {
    said: () => 'Cancelled, as it wasn’t paid in time',
    body: () => 'Nothing was charged. You can order again at any time.',
  },
  item_approved: {
    said: () => 'We’re buying it',
    body: () => 'We’ve checked it, and our buyers are ordering it from the seller.',
  },
  approval_undone: {
    said: () => 'We’re checking it once more',
    body: () =>
      'We said too early that we’re buying it. We’ll tell you as soon as it’s passed on to our buyers.',
  },
  item_cancelled: {
    said: ({ amount_fen }, { money }) =>
      amount_fen ? `Cancelled, ${money(amount_fen)} is back` : 'Cancelled',
    body: (args, format) =>
      joined(args.reason, args.amount_fen ? backInBalance(args, format) : 'Nothing was charged.'),
    sum: 'Back in your balance',
  },
  cancellation_undone: {
    said: () => 'Not cancelled after all',
    body: ({ amount_fen }, { money }) =>
      joined(
        'We cancelled it by mistake, sorry. Your order goes on as before.',
        amount_fen ? `The ${money(amount_fen)} we refunded is on hold again.` : undefined,
      ),
    sum: 'On hold again',
  },
  question_withdrawn: {
    said: () => 'You needn’t answer after all',
    body: () =>
      'We asked by mistake, sorry. There is nothing to decide or pay, and your order goes on as before.',
  },
  question_asked: {
    said: ({ amount_fen }, { money }) =>
      amount_fen ? `${money(amount_fen)} more. Buy it or cancel?` : 'It has changed. Accept or cancel?',
    by: answerBy,
    body: ({ note }) => joined(note, 'We buy it only if you say yes.'),
    silence: ({ back_fen }, { money }) =>
      back_fen === undefined
        ? 'If we don’t hear from you by then, we’ll cancel it and refund you.'
        : `If we don’t hear from you by then, we’ll cancel it and return ${money(back_fen)} to your balance.`,
    sum: 'Still to pay if you accept',
  },
  question_free: {
    said: () => 'We have a question about it',
    by: answerBy,
    body: ({ note }) => joined(note, 'We buy it once you’ve answered.'),
    silence: ({ back_fen }, { money }) =>
      back_fen === undefined
        ? 'If we don’t hear from you by then, we’ll cancel it and refund you.'
        : `If we don’t hear from you by then, we’ll cancel it and return ${money(back_fen)} to your balance.`,
  },
  question_expired: {
    said: () => 'Cancelled, as we didn’t hear from you',
    body: (args, format) => joined(backInBalance(args, format), 'You can order it again at any time.'),
    sum: 'Back in your balance',
  },
  supplement_due: {
    said: (args, format) => `${sum(args, format)} still to pay`,
    by: payBy,
    body: ({ number = '' }) =>
      number.startsWith('P')
        ? 'Packed, it came out heavier or larger than we estimated. It leaves as soon as the difference is paid.'
        : 'It costs more than you paid. We go on as soon as the difference is paid.',
    silence: ({ number = '' }) =>
      number.startsWith('P')
        ? 'If it isn’t paid by then, we’ll unpack it, put everything back on your shelf and return what you paid for shipping.'
        : 'If it isn’t paid by then, we’ll cancel it and return what you paid.',
    sum: 'Still to pay',
  },
  supplement_paid: {
    said: () => 'Extra payment received',
    body: () => 'Thank you, we’re carrying on with it.',
    sum: 'Paid',
  },
  supplement_expired: {
    said: () => 'Cancelled, as it wasn’t paid in time',
    body: (args, format) => joined(backInBalance(args, format), 'You can order it again at any time.'),
    sum: 'Back in your balance',
  },
  item_purchased: {
    said: () => 'Bought',
    body: (args, format) =>
      args.amount_fen
        ? `It cost less than you paid: ${backInBalance(args, format)}`
        : 'Next the seller sends it to our warehouse.',
    sum: 'Back in your balance',
  },
  item_purchased_dearer: {
    said: () => 'Bought',
    body: ({ amount_fen }, { money }) =>
      `It cost ${money(amount_fen ?? 0)} more, within the limit you set. We’ve taken the difference from your balance.`,
    sum: 'Taken off your balance',
  },
  purchase_undone: {
    said: () => 'Not bought yet after all',
    body: ({ amount_fen }, { money }) =>
      joined(
        'We recorded the purchase by mistake, sorry. We’ll buy it and tell you.',
        amount_fen ? `The ${money(amount_fen)} we refunded is on hold again.` : undefined,
      ),
    sum: 'On hold again',
  },
  seller_shipped: {
    said: () => 'Shipped by the seller',
    body: () => 'It’s on its way to our warehouse.',
  },
  item_received: {
    said: () => 'Arrived at our warehouse',
    body: () => 'Next we check, weigh, measure and photograph it.',
  },
  receipt_undone: {
    said: () => 'Not here yet after all',
    body: () =>
      'We scanned the wrong parcel, sorry. Yours is still on its way to us. We’ll tell you when it’s here.',
  },
  item_problem: {
    said: (args) => `${foundIn.headline(args)}. Keep it or send it back?`,
    by: answerBy,
    body: (args) => joined(problemOf(args.reason), args.note, photosOf(args)),
    silence: () => 'If we don’t hear from you by then, we’ll keep it on your shelf as it is.',
  },
  item_in_stock: {
    said: () => 'On your shelf, with photos',
    body: (args, { shelfDay: day }) =>
      joined(
        'We’ve checked, weighed and photographed it.',
        photosOf(args),
        args.date && `Storage is free until ${day(args.date)}`,
      ),
  },
  storage_reminder: {
    said: ({ count }) =>
      count === 0
        ? 'Free storage ends today'
        : count === 1
          ? 'Free storage ends tomorrow'
          : `${count} days of free storage left`,
    body: ({ date, more }, { shelfDay: day }) =>
      joined(
        date && `Storage is free until ${day(date)}`,
        'After that we charge a small fee each day.',
        more
          ? more === 1
            ? 'The same goes for one more item.'
            : `The same goes for ${more} more items.`
          : undefined,
      ),
  },
  storage_expired: {
    said: () => 'Storage has ended',
    body: () => 'Pay the storage fee to keep it, or write to us.',
  },
  refund_requested: {
    said: () => 'We’ve received your refund request',
    body: () => 'We’ll look into it and tell you what happens next.',
  },
  refund_moved: {
    said: () => 'News on your refund',
    body: ({ note }) => (note ? joined(note) : 'We’ve agreed, and the item goes back to the seller next.'),
  },
  refund_rejected: {
    said: () => 'Your refund was declined',
    body: ({ reason }) => joined(reason, 'If you see it differently, write to customer service.'),
  },
  refunded: {
    said: (args, format) => `${sum(args, format)} is back in your balance`,
    body: () => 'Use it for anything, or withdraw it.',
    sum: 'Refunded',
  },
  inbound_arrived: {
    said: () => 'Your parcel has arrived',
    body: () => 'Next we weigh, measure and photograph it.',
  },
  inbound_problem: {
    said: (args) => foundIn.headline(args),
    body: (args) =>
      joined(problemOf(args.reason), args.note, photosOf(args), 'We’ve put it on your shelf as it is.'),
  },
  parcel_paid: {
    said: () => 'Paid, we’re packing it',
    body: ({ amount_fen }, { money }) =>
      `${money(amount_fen ?? 0)} is on hold for it. Next we pick and pack it.`,
    sum: 'Paid',
  },
  parcel_expired: {
    said: () => 'Package cancelled, as it wasn’t paid in time',
    body: () => 'Its items are back on your shelf.',
  },
  parcel_cancelled: {
    said: () => 'Package cancelled',
    body: (args, format) =>
      joined(
        args.reason,
        'Its items are back on your shelf.',
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: 'Back in your balance',
  },
  parcel_to_pay: {
    said: (args, format) => `Packed, ${sum(args, format)} to pay`,
    by: payBy,
    body: () => 'That’s for its real weight and size. It leaves as soon as it’s paid.',
    silence: () => 'If it isn’t paid by then, we’ll unpack it and put everything back on your shelf.',
    sum: 'To pay',
  },
  parcel_packed: {
    said: () => 'Packed',
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `It came out lighter than we estimated: ${money(amount_fen)} comes back to you when it ships.`
        : 'Next it goes to the carrier.',
  },
  parcel_shipped: {
    said: () => 'Shipped to you',
    body: ({ amount_fen, expected, arrival }, { money, weekday }) =>
      joined(
        arrival && underWay.between(weekday(arrival.from), weekday(arrival.until)),
        'There’s nothing you need to do.',
        amount_fen ? `It came out lighter, so ${money(amount_fen)} is back in your balance.` : undefined,
        expected &&
          `We estimated ${money(expected.low_fen)} – ${money(expected.high_fen)} to your door; it came to ${money(expected.was_fen)}.`,
      ),
  },
  parcel_delivered: {
    said: () => 'Delivered. Is everything in the box?',
    body: () => 'Confirm that it has arrived. We’d love to hear how it went.',
  },
  parcel_exception: {
    said: () => 'Delayed',
    body: ({ note }) =>
      joined(note ? `The carrier says: ${note}` : 'The carrier reports a problem.', 'We’re looking into it.'),
  },
  papers_wanted: {
    said: () => 'Customs asks for papers',
    body: ({ note }) => joined(note, 'Add them on the page of the package.'),
  },
  duty_due: {
    said: () => 'Duty is waiting to be paid',
    body: ({ note }) => joined(note, 'Pay it to the carrier, then tell us on the page of the package.'),
  },
  parcel_to_collect: {
    said: () => 'Ready to collect',
    body: ({ note }) =>
      joined(
        note && `The carrier says: ${note}`,
        'Collect it in the next few days, or the carrier sends it back.',
      ),
  },
  claim_received: {
    said: () => 'We’ve received your claim',
    body: () => 'We’ll look into it and answer within three working days.',
  },
  claim_evidence: {
    said: () => 'Your claim needs more photos',
    body: ({ note }) => joined(note ?? 'We need more photos.', 'Add them on the package page.'),
  },
  claim_rejected: {
    said: () => 'Your claim was declined',
    body: ({ reason }) => joined(reason, 'If you see it differently, write to customer service.'),
  },
  claim_paid: {
    said: (args, format) => `Your claim is paid: ${sum(args, format)}`,
    body: ({ note }) => joined('The money is in your balance.', note),
    sum: 'Paid to your balance',
  },
  claim_ended: {
    said: () => 'Your claim has ended',
    body: () =>
      'The package was received or is back in our warehouse, so there’s no loss to compensate. If that isn’t so, write to us.',
  },
  claim_in_doubt: {
    said: () => 'We’re looking at your claim again',
    body: () =>
      'There’s new information about the package: see its page. There’s nothing you need to do. If the information is wrong, write to us.',
  },
  goods_kept: {
    said: () => 'The package has turned up',
    body: () =>
      'Your claim paid you the full value of its items, so they stay with us. Anything it didn’t pay for is back on your shelf.',
  },
  compensation_owed: {
    said: () => 'The package has turned up',
    body: ({ amount_fen }, { money }) =>
      `Items for which your claim paid only a part are yours again, and back on your shelf. What it paid for them, ${money(amount_fen ?? 0)}, is taken from your balance. ${DEBT} The shipping you got back stays yours.`,
    sum: 'Taken off your balance',
  },
  parcel_done: {
    said: () => 'Received',
    body: () => 'You can write a review now.',
  },
  parcel_returned: {
    said: () => 'The package came back to us',
    body: ({ amount_fen }, { money }) =>
      amount_fen === undefined
        ? 'Its items are back on your shelf. Write to us about what to do next.'
        : `Its items are back on your shelf. Sending it back cost ${money(amount_fen)}, which is taken from your balance. ${DEBT}`,
    sum: 'Return shipping',
  },
  return_freight_paid: {
    said: () => 'Return shipping paid',
    body: () => 'You can put its items into a new package.',
    sum: 'Paid',
  },
  parcel_address_problem: {
    said: () => 'We can’t ship to this address',
    body: ({ reason }) =>
      joined(reason, 'Choose another address on the package page; we’ll ship it as soon as you do.'),
  },
  parcel_address_corrected: {
    said: () => 'We’ve corrected the address',
    body: () => 'Please check it on the package page. The package ships soon.',
  },
  answer_arrived: {
    said: ({ title }) => `Customer service replied: ${title ?? 'your question'}`,
    body: () => 'Open the conversation to read it and to write back.',
    notGoods: true,
  },
  coupon_counts_less: {
    said: (args, format) => `Your coupon now covers ${sum(args, format)} less`,
    body: () =>
      'Without this item it applies only to what’s left of your order, so we took the difference from your refund. If it no longer pays for anything, you have it back.',
    sum: 'Taken off your refund',
  },
  parcel_split: {
    said: () => 'Your package was split in two',
    body: (args, format) =>
      joined(
        args.reason,
        `Some of its items now travel as package ${args.note ?? ''}, by the same method to the same address.`,
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: 'Back in your balance',
  },
  parcel_merged: {
    said: () => 'Two of your packages are now one',
    body: (args, format) =>
      joined(
        args.reason,
        `Everything in package ${args.note ?? ''} now travels in it.`,
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: 'Back in your balance',
  },
  stock_held: {
    said: () => 'On hold in our warehouse',
    body: ({ reason }) => joined(holdReasonOf(reason), holds.stays, holds.days),
  },
  stock_released: {
    said: () => 'No longer on hold',
    body: ({ count }) =>
      joined(
        'It can be shipped again.',
        count ? `We’ve added ${count} ${count === 1 ? 'day' : 'days'} of free storage.` : undefined,
      ),
  },
  stock_sent: {
    said: ({ line }) => `Moving to our warehouse${line ? `, ${line}` : ''}`,
    body: ({ reason }) =>
      joined(
        reason,
        'You can ship it as soon as it arrives there. Storage days don’t count while it’s moving.',
      ),
  },
  stock_arrived: {
    said: ({ line }) => `Now in our warehouse${line ? `, ${line}` : ''}`,
    body: ({ date }, { shelfDay: day }) => `Storage is free until ${date ? day(date) : 'then'}.`,
  },
  photos_taken: {
    said: ({ count }) =>
      count === 1 ? 'The detail photo is ready' : `${count ?? ''} detail photos are ready`.trim(),
    body: ({ date }, { shelfDay: day }) =>
      joined(
        'You’ll find them with the other photos in your warehouse. We’ve added the days it was off the shelf.',
        date && `Storage is free until ${day(date)}`,
      ),
  },
  photos_declined: {
    said: () => 'Not every detail photo could be taken',
    body: ({ reason, count, amount_fen, date }, { money, shelfDay: day }) =>
      joined(
        reason,
        count ? `${count} ${count === 1 ? 'photo is' : 'photos are'} in your warehouse.` : undefined,
        amount_fen ? `${money(amount_fen)} for the others is back in your balance.` : undefined,
        'The item is back on its shelf.',
        date && `Storage is free until ${day(date)}`,
      ),
    sum: 'Back in your balance',
  },
  photos_cancelled: {
    said: () => 'Detail photos cancelled',
    body: (args, format) =>
      joined(
        'You asked for a refund of the item, so we won’t take any more photos.',
        args.amount_fen ? backInBalance(args, format) : undefined,
      ),
    sum: 'Back in your balance',
  },
  storage_extended: {
    said: ({ count }) => `${count} more ${count === 1 ? 'day' : 'days'} of free storage`,
    body: ({ date }, { shelfDay: day }) => `Storage is free until ${date ? day(date) : 'then'}.`,
  },
  disposal_notice: {
    said: () => 'Last notice: keep it or give it up?',
    by: ({ date }, { date: day }) => (date ? `Decide by ${day(date)}` : ''),
    body: ({ reason }) => joined(reason, 'Its storage has ended. Pay the storage fee, or write to us.'),
    silence: () => 'After that we may throw it away or sell it.',
  },
  stock_disposed: {
    said: () => 'We’ve thrown it away or sold it',
    body: ({ reason }) =>
      joined(reason, 'Its storage had ended, and we didn’t hear from you after our last notice.'),
  },
  stock_lost: {
    said: () => 'Sorry: we can’t find it in our warehouse',
    body: ({ amount_fen }, { money }) =>
      amount_fen
        ? `We’re preparing a refund of ${money(amount_fen)} at our expense. You don’t have to do anything.`
        : 'You sent it to us yourself. Please write to us, so that we can settle its value with you.',
  },
  stock_found: {
    said: () => 'Found: it is in our warehouse after all',
    body: () => 'We wrote too early that we couldn’t find it, sorry. It is kept for you as before.',
  },
  ...account,
  ...funds,
  ...ownership,
  ...staff,
} satisfies Record<string, Notice>

export type NoticeKind = keyof typeof text
export type NoticeCatalogue = Record<NoticeKind, Notice>
