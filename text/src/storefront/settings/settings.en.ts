import type { ParcelStatus } from '@longhaul/domain/states/parcel-stages.ts'

export const text = {
  title: 'Account settings',
  verified: 'Email verified',
  notVerified: 'Email not verified',
  verify: 'Send verification email',
  verifySending: 'Sending…',
  verifySent: (email: string) => `Sent to ${email}`,
  code: 'Your code',
  codeHint: 'Put it on any parcels you send to our warehouse.',

  firstTitle: 'First steps',
  firstDone: (done: number, all: number) => `${done} of ${all} done`,
  firstSteps: {
    verify: 'Verify your email',
    address: 'Add an address',
    order: 'Paste your first link',
  },
  dismiss: 'Hide',

  balance: 'Balance',
  available: 'Available',
  frozen: 'On hold',
  recharge: 'Top up',
  statement: 'Statement',

  orders: 'Orders',
  allOrders: 'All orders',
  noOrders: 'No orders yet.',
  warehouse: 'Warehouse',
  openWarehouse: 'Open the warehouse',
  stored: (count: number, more: boolean) =>
    `${count}${more ? '+' : ''} ${count === 1 ? 'item' : 'items'} on the shelf`,
  emptyShelf: 'Nothing on the shelf yet.',
  soon: (count: number, more: boolean) =>
    `${count}${more ? '+' : ''} ${count === 1 ? 'item has' : 'items have'} 7 free days left or fewer`,
  next: 'Next free storage ends',
  packages: 'Packages',
  allPackages: 'All packages',
  noPackages: 'No packages yet.',
  parcelStatuses: {
    pending_payment: 'Pending payment',
    to_be_delivered: 'To be delivered',
    pending_receipt: 'Pending receipt',
    done: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<ParcelStatus, string>,

  contents: 'On this page',
  account: 'Account',
  links: {
    personal: 'Profile',
    personalHint: 'Nickname, names, picture',
    secure: 'Security',
    secureHint: 'Password, devices, your data',
    addresses: 'Addresses',
    addressesHint: 'Where your packages go',
    rewards: 'Coupons, points, plans',
    rewardsHint: 'Savings on your next order or package',
    messages: 'Messages',
    messagesHint: 'News from us, and customer service',
  },

  push: {
    title: 'Notifications on this device',
    lead: 'Choose what this browser tells you, even while the shop is closed. Each notification shows a title and a number, nothing more.',
    kinds: {
      decisions: 'What is waiting for me: questions, extra payments, last free days of storage',
      parcels: 'Where my packages are: packed, shipped, delivered, ready to be picked up',
    },
    which: 'Tell me',
    on: 'Switch on',
    onBusy: 'One moment…',
    off: 'Switch off',
    offBusy: 'Switching off…',
    isOn: 'On for this device',
    switchedOn: 'Notifications are on for this device',
    switchedOff: 'Notifications are off for this device',
    changed: 'Saved',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add the shop to the home screen and open it from there.',
    denied:
      'Notifications from this shop are blocked in this browser. Allow them in its settings for this site, then come back.',
    failed: 'Your browser couldn’t reach its notification service. Please try again later.',
    elsewhere: 'All devices with notifications',
  },

  photos: {
    title: 'Photos of what you buy',
    lead: 'When an item arrives we photograph it for you. Others who are thinking of buying the same may see photos of the goods a day after they reach the shelf: never labels, never your name, never anything made for you.',
    share: 'Others may see photos of my goods',
    saved: 'Saved',
    pieces: 'Items that others can see',
    keep: 'Keep to myself',
    keepOf: (title: string) => `Keep to myself: ${title}`,
    show: 'Let others see it',
    showOf: (title: string) => `Let others see it: ${title}`,
    kept: 'Only you see it',
    count: (count: number, day: string) => `${count === 1 ? '1 photo' : `${count} photos`} · ${day}`,
  },

  display: 'Display',
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', system: 'Match device' },
  language: 'Language',
  languageHint: 'Our emails use this language too.',
  currency: 'Also show amounts in',
}
