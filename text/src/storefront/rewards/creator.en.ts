import type { CreatorState, ShareState } from '@longhaul/domain/rewards/creators.ts'

/** Creators: the shopper's tab, and the page that everybody sees. */
export const text = {
  lead: (percent: string) =>
    `Show others what you like, and earn ${percent} of our service fee on what they order. They pay the same as everybody.`,
  rules: 'The rules',
  closed: 'We don’t take applications at the moment.',
  apply: 'Become a creator',
  name: 'Your name on the page',
  nameHint: 'Any name. Your email address and account aren’t shown.',
  nameMissing: 'Please enter a name',
  about: 'Where you show what you like',
  aboutHint: 'Addresses of your channel, blog or group. Only we read it.',
  send: 'Send application',
  busy: 'One moment…',
  sent: 'We have your application',
  states: {
    applied: 'We’re looking at your application',
    declined: 'We couldn’t accept your application',
    active: 'You’re a creator',
    paused: 'Your participation is paused',
    ended: 'Your participation has ended',
  } satisfies Record<CreatorState, string>,
  appliedHint: 'A person reads it. You get a message.',
  why: (reason: string) => `The reason: ${reason}`,
  again: 'Apply again',

  link: 'Your link',
  linkHint: (days: number) =>
    `Whoever registers within ${days} days of following it counts as brought by you.`,
  copyWhat: 'Your link',
  lists: 'Lists that you show to everybody carry your code by themselves.',
  figures: 'What came of it',
  rate: 'Your share of the fee',
  visits: 'Visits',
  registrations: 'Registrations',
  orders: 'Paid orders',
  waiting: 'Not paid yet',
  paid: 'Paid to your balance',
  owed: (amount: string) =>
    `${amount} was paid to you for goods that were refunded later. We keep it from your next shares; your balance isn’t touched.`,

  statement: 'Your shares',
  none: 'None yet. A share is credited when somebody whom you brought has received their goods.',
  when: 'Earned',
  what: 'What became of it',
  amount: 'Share',
  shares: {
    held: (date: string) => `Paid from ${date} on`,
    checking: 'We’re checking it',
    paid: 'Paid to your balance',
    refused: 'Refused',
    lapsed: 'Taken back after a refund',
  } satisfies Record<ShareState, string | ((date: string) => string)>,
  takenBack: (amount: string) => `${amount} taken back`,
  kept: (amount: string) => `${amount} kept for shares taken back before`,

  page: {
    by: 'Lists by',
    title: (name: string) => `Lists by ${name}`,
    description: (name: string) =>
      `What ${name} found in Chinese shops, with our warehouse’s photos and weights.`,
    earns: (name: string, site: string) =>
      `${name} earns a share of ${site}’s service fee for those who register through this page. You pay the same without it.`,
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    updated: (day: string) => `updated ${day}`,
    none: 'No list at the moment.',
    register: 'Register',
    how: 'How it works',
    goneTitle: 'This page is no longer there',
    gone: 'Whoever made it takes part no longer.',
    home: 'Return to home',
  },
}
