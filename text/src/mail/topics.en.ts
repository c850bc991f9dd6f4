import type { MailChoice, MailTopic } from '@longhaul/domain/messages/mail-topics.ts'

/** The choice of mails, in the settings and on the page behind the links of mails. */
export const text = {
  title: 'Which emails you get',
  sentTo: (email: string) => `Sent to ${email}.`,
  change: 'Change the address',
  always: 'Always, at once',
  choices: { at_once: 'At once', daily: 'Once a day', off: 'Off' } satisfies Record<MailChoice, string>,
  topics: {
    decisions: 'What needs your answer or a payment',
    security: 'Security',
    parcels: 'Packages',
    orders: 'Orders and your shelf',
    money: 'Money',
    replies: 'Replies from customer service',
    watched: 'Watched goods',
    offers: 'Coupons and points',
  } satisfies Record<MailTopic, string>,
  hints: {
    decisions: 'A problem, a higher price, customs, an extra payment, the last free day',
    security: 'New log-ins, changes of password or email, withdrawals',
    parcels: 'Shipped, delayed, ready to collect',
    orders: 'Bought, shipped by the seller, on your shelf with photos, packed',
    money: 'Paid orders, top-ups, refunds, payouts, plans',
    replies: 'With the reply in the email',
    watched: 'A new price, sold out, back in stock',
    offers: 'Coupons for you, points that expire',
  } satisfies Record<MailTopic, string>,
  daily: (hour: number, clock: string) =>
    `The daily email comes at ${hour}:00, ${clock}, only on days with news.`,
  hour: 'Time of the daily email',
  hourHint: (clock: string) => `${clock}, only on days with news`,
  recent: (count: number) =>
    `With these choices you’d have had ${count} ${count === 1 ? 'email' : 'emails'} in the past 30 days.`,
  all: (count: number) => `Everything at once would have been ${count}.`,
  saved: 'Saved',
}
