import type { ReportReason } from '@longhaul/domain/goods-lists/public-list.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** A list that a shopper shows to everybody. */
export const text = {
  title: 'Public list',
  items,
  by: (name: string, count: number, day: string) => `A list by ${name} · ${items(count)} · updated ${day}`,
  description: (name: string, count: number) =>
    `A list by ${name}: ${items(count)} from Chinese shops, with our warehouse’s photos and weights.`,
  whose: (name: string) => `${name} made this list.`,
  earns: (site: string) =>
    `${site} earns its service fee when you order from it; we don’t pay for the list. We don’t check what it says, and your price is the same without it.`,
  /** Of a list whose maker is a creator. */
  earnsShared: (site: string) =>
    `${site} earns its service fee when you order from it, and the maker of this list earns a share of that fee for those who register through it. We don’t check what it says, and your price is the same without it.`,
  cardEarns: 'Its maker earns by registrations',
  sources: 'Photos, weights and problem rates are our warehouse’s, of items that we received for anybody.',

  price: (price: string, day: string) => `${price} on ${day}`,
  priceUndated: (price: string) => `${price}, day not known`,
  noPrice: 'Price not known',
  weighs: (weight: string, pieces: number) => `${weight}, ${pieces} weighed`,
  notWeighed: 'We haven’t weighed one yet',
  wrong: (wrong: number, arrived: number, problem: string) =>
    `${wrong} of ${arrived} had a problem${wrong === 1 ? ':' : ', mostly:'} ${problem}`,
  fine: (arrived: number) => `0 of ${arrived} had a problem`,
  photoOf: (title: string) => `Our warehouse’s photo: ${title}`,
  everything: 'What we know about it',

  buy: 'Add to cart',
  buyOf: (title: string) => `Add to cart: ${title}`,
  together: (count: number) =>
    count === 1 ? 'One to your door' : count === 2 ? 'Both to your door' : `All ${count} to your door`,
  firstTogether: (count: number) => `The first ${count} to your door`,
  copy: 'Copy the list',
  copyHint: 'Into your own lists, with today’s prices: choose options and put everything in the cart.',
  copyLogin: 'Log in and copy the list',
  busy: 'One moment…',

  goneTitle: 'This list is no longer public',
  gone: 'Whoever made it withdrew it, or we took it down.',
  home: 'Return to home',

  report: 'Report this list',
  reportLead: 'We look at every report. Who reports isn’t kept, so we can’t answer you here.',
  reason: 'What’s wrong with it?',
  reasons: {
    illegal: 'Something illegal or prohibited',
    unsafe: 'Dangerous goods',
    counterfeit: 'Counterfeits, or somebody’s rights',
    misleading: 'It misleads or advertises',
    offensive: 'It insults or threatens',
    personal_data: 'It shows private data',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'In your words',
  send: 'Send report',
  sent: 'Thank you. We’ll look at it.',

  card: (count: number) => `${items(count)} · photos and weights by the warehouse`,
  open: 'Open the list',

  publish: {
    title: 'Show this list to everybody',
    lead: 'The page shows the goods of rows that are ready: product, options, price of one, and what our warehouse knows. Quantities, notes, remarks and your own words stay private.',
    none: 'No row is ready to be shown yet.',
    count: (count: number) => `${items(count)} would be on the page.`,
    most: 'A page shows the first 200.',
    name: 'Title of the page',
    intro: 'A few words about it',
    shownName: 'Your name on the page',
    shownNameHint: 'Any name. Your email address and account aren’t shown.',
    make: 'Publish',
    update: 'Publish again',
    updateHint: 'The page keeps what you published until you publish again.',
    at: 'Public at',
    copyWhat: 'Address of the list',
    shown: (count: number, day: string) => `${items(count)}, published ${day}`,
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn: nobody can see it. Publishing it again brings back the same address.',
    takenDown: 'We took it down, so it can’t be published again.',
    why: (reason: string) => `The reason: ${reason}`,
    done: 'Your list is public',
    ended: 'Your list is no longer public',
  },
}
