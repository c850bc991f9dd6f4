import { text as underWay } from '../../tracking/under-way.en.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const spelled = (count: number): string => NUMBERS[count] ?? String(count)

/** Where goods are before they are shelved. */
const stages: Partial<Record<ItemStage, string>> = {
  pending_payment: 'Not paid yet',
  in_review: 'Paid; our buyer is checking it',
  to_purchase: 'Checked; we’ll buy it next',
  awaiting_customer: 'Waiting for your answer',
  supplement_due: 'A difference to pay',
  purchased: 'Bought; waiting for the shop to send it',
  seller_shipped: 'On the way to our warehouse',
  received: 'At our warehouse, being checked',
}

/** The shopper's desk: what waits, what is under way, the shelf. */
export const text = {
  title: 'Home',
  waiting: (count: number) =>
    count === 0
      ? 'Nothing is waiting for you'
      : `${spelled(count)} ${count === 1 ? 'thing is waiting' : 'things are waiting'} for you`,
  readyToShip: (count: number, more: boolean) =>
    `${more ? `${count}+` : spelled(count)} ${count === 1 ? 'item is' : 'items are'} ready to ship`,
  travelling: (count: number) =>
    count === 1 ? 'A package is on its way to you' : `${spelled(count)} packages are on their way to you`,
  begin: 'Paste a link to begin',
  welcome: 'Welcome back. You’re all caught up.',
  calmNew: 'Anything that needs your answer will appear here, nearest deadline first.',
  calm: 'Paste a link above. Anything that needs your answer appears here, nearest deadline first.',
  calmReady:
    'Your goods have arrived. See their photos, then put a package together; storage is free until the day shown.',
  allWaiting: (count: number) => `${count} more in your orders`,
  others: (count: number) => `Show the other ${count}`,
  fewer: 'Show fewer',
  unpaid: (count: number, sum: string) => `${count} orders are waiting for payment: ${sum} in all`,
  payTogether: 'Pay them together',
  answerBy: (moment: string) => `Answer by ${moment}`,
  payBy: (moment: string) => `Pay by ${moment}`,
  until: (moment: string) => `Until ${moment}`,
  photos: (count: number) => (count === 1 ? 'See the photo' : `All ${count} photos`),
  details: 'See the order',
  pieces: (count: number) => `${count} items`,
  andMore: (count: number) => `and ${count} more`,

  unfinished: 'Left unfinished',
  packageOf: (count: number) => `A package of ${count} ${count === 1 ? 'item' : 'items'}`,
  stopped: (moment: string) => `You stopped ${moment}; what you filled in is kept on this device.`,
  goOn: 'Continue',
  discard: 'Discard',

  shelf: 'Your shelf',
  daysLeft: (days: number) => {
    if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} over`
    if (days === 0) return 'last free day'
    return `${days} ${days === 1 ? 'day' : 'days'} left`
  },
  notReady: {
    received: 'being checked',
    abnormal: 'waiting for your answer',
    in_stock: 'can’t be shipped right now',
    storage_expired: 'storage has run out',
  },
  ready: (count: number, weight: string) =>
    `${spelled(count)} ${count === 1 ? 'item is' : 'items are'} ready, ${weight}`,
  pack: 'Put a package together',
  openShelf: 'Open the shelf',
  moreOnShelf: (count: number, many: boolean) => `${count}${many ? '+' : ''} more on the shelf`,
  shelfEmpty: (days: number) => `Items are kept here once they reach our warehouse, free for ${days} days.`,
  balance: 'Balance',
  topUp: 'Top up',

  underWay: 'On its way',
  openPackage: 'Open the package',
  allPackages: (count: number) => `All ${count} packages`,
  packageNumber: 'package number',
  package: (number: string) => `Package ${number}`,
  contents: (count: number, weight: string) => `${count} ${count === 1 ? 'item' : 'items'}, ${weight}`,
  between: underWay.between,
  onItsWay: 'On its way to you',
  way: 'The route so far',
  door: 'Your door',
  doorDates: (from: string, until: string) => `${from} – ${until}`,

  buyAgain: 'Buy again',
  buyAgainHint: 'Opens the order form filled in, with today’s price',
  yourOrders: 'Your orders',
  boughtFor: (price: string, day: string) => `${price} on ${day}`,
  onOurScale: (weight: string) => `${weight} on our scale`,

  lastPackages: 'Your last packages',
  yourPackages: 'Your packages',

  coming: 'On the way to our warehouse',
  allOrders: (count: number) => `All ${count} orders`,
  stages,
  checkedBy: (day: string) => `Checked by ${day}`,
  since: (day: string) => `Since ${day}`,
}
