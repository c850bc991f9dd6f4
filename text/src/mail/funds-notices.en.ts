import { joinSentences } from '../join-sentences.ts'
import type { Notice, Words } from './notice.ts'

const joined = (...parts: (string | undefined)[]): string => joinSentences('en', parts)
const sum: Words = ({ amount_fen }, { money }) => money(amount_fen ?? 0)
const NOT_YOU = 'If this wasn’t you, change your password now and write to customer service.'

/** Money in and out: part of the notices. */
export const text = {
  recharge_succeeded: {
    said: (args, format) => `We’ve added ${sum(args, format)} to your balance`,
    body: ({ number, rate }) =>
      rate
        ? `The payment page of top-up ${number} had expired, so we used the rate of the day it was paid: ${rate}.`
        : `Top-up ${number} has arrived.`,
    sum: 'Added to your balance',
  },
  recharge_failed: {
    said: () => 'Your top-up didn’t go through',
    body: ({ number, reason }) =>
      joined(
        reason
          ? `The payment provider declined top-up ${number}: ${reason}`
          : `The payment provider declined top-up ${number}.`,
        'Nothing was charged to your balance. You can try again.',
      ),
  },
  payment_kept: {
    said: (args, format) => `Your payment of ${sum(args, format)} is in your balance`,
    body: () =>
      'What you paid for was no longer open for payment, so we added the money to your balance. You can spend it or withdraw it.',
    sum: 'Added to your balance',
  },
  recharge_taken_back: {
    said: (args, format) => `${sum(args, format)} of a top-up was refunded`,
    body: ({ number, amount_fen }, { money }) =>
      `Your payment provider refunded ${money(amount_fen ?? 0)} of top-up ${number}, so we took the same amount off your balance.`,
    sum: 'Taken off your balance',
  },
  recharge_disputed: {
    said: (args, format) => `A payment of ${sum(args, format)} is disputed`,
    body: ({ number }) =>
      `Top-up ${number} was disputed at your bank or payment provider, which took the money back, so we took the same amount off your balance. We can’t pay anything out until the dispute is decided.`,
    sum: 'Taken off your balance',
  },
  shortfall_noted: {
    said: ({ owed_fen }, { money }) => `You owe ${money(owed_fen ?? 0)}`,
    body: ({ number, amount_fen }, { money }) =>
      `Your payment provider refunded ${money(amount_fen ?? 0)} of top-up ${number} after you had spent it, and your balance didn’t cover it. Money added to your balance goes towards this first. Until then we can’t pay anything out.`,
  },
  shortfall_collected: {
    said: ({ amount_fen, owed_fen }, { money }) =>
      owed_fen
        ? `${money(amount_fen ?? 0)} paid off: you now owe ${money(owed_fen)}`
        : `${money(amount_fen ?? 0)} paid off: you owe nothing`,
    body: () => 'We took it from your balance.',
    sum: 'Taken off your balance',
  },
  recharge_given_again: {
    said: (args, format) => `${sum(args, format)} is back in your balance`,
    body: ({ number }) => `The refund of top-up ${number} was cancelled.`,
    sum: 'Added to your balance',
  },
  balance_raised: {
    said: (args, format) => `We’ve added ${sum(args, format)} to your balance`,
    body: ({ number, reason }) => joined(reason, `Our finance team made this correction (${number}).`),
    sum: 'Added to your balance',
  },
  balance_lowered: {
    said: (args, format) => `We took ${sum(args, format)} off your balance`,
    body: ({ number, reason }) =>
      joined(
        reason,
        `Our finance team made this correction (${number}). If you think it’s wrong, write to customer service.`,
      ),
    sum: 'Taken off your balance',
  },
  withdrawal_requested: {
    said: (args, format) => `Withdrawal of ${sum(args, format)} requested`,
    body: ({ number, amount_fen }, { money }) =>
      `We’ve put ${money(amount_fen ?? 0)} aside for withdrawal ${number}. We check it and tell you when it’s on its way. ${NOT_YOU}`,
    sum: 'On hold for the withdrawal',
  },
  withdrawal_paid: {
    said: (args, format) => `${sum(args, format)} is on its way to you`,
    body: ({ number }) =>
      `We’ve paid out withdrawal ${number}. It can take a few days to appear in your account.`,
    sum: 'Paid out',
  },
  withdrawal_rejected: {
    said: () => 'We couldn’t pay out your withdrawal',
    body: (args, format) =>
      joined(args.reason, `${sum(args, format)} of withdrawal ${args.number} is back in your balance.`),
    sum: 'Back in your balance',
  },
  withdrawal_returned: {
    said: (args, format) => `${sum(args, format)} of your withdrawal came back`,
    body: ({ number }) =>
      `This part of withdrawal ${number} couldn’t go to your original payment method, so it’s in your balance again. Request it once more and tell us which account to pay it into.`,
    sum: 'Back in your balance',
  },
  withdrawal_held_back: {
    said: (args, format) => `${sum(args, format)} of your withdrawal isn’t paid out yet`,
    body: ({ number }) =>
      `It’s back in your balance, because we can’t pay out withdrawal ${number} now. Your balance page says why, and until when. What you owe is taken from it first.`,
    sum: 'Back in your balance',
  },
  remittance_submitted: {
    said: () => 'We’ve received your remittance form',
    body: ({ number }) =>
      `We’ll add remittance ${number} to your balance when the money arrives, and tell you.`,
  },
  remittance_credited: {
    said: (args, format) => `We’ve added ${sum(args, format)} to your balance`,
    body: ({ number }) => `Remittance ${number} has arrived.`,
    sum: 'Added to your balance',
  },
  remittance_rejected: {
    said: () => 'We couldn’t add your remittance',
    body: ({ number, reason }) => joined(reason, `This is about remittance ${number}.`),
  },
} satisfies Record<string, Notice>
