export const text = {
  titleOf: (page: string, site: string) => `${page} · ${site}`,
  homeLink: (site: string) => `${site}, home`,
  mainNavigation: 'Main',

  searchLabel: 'Product link',
  searchPlaceholder: 'Paste a link, or name what you want',
  searchButton: 'Buy for me',
  bannerLabel: 'Paste a link',
  pasteButton: 'Paste',
  pasteRefused: 'The browser didn’t allow pasting. Paste with Ctrl+V, or press and hold.',

  shippingEstimate: 'Shipping estimate',
  community: 'Community',
  help: 'Help centre',
  helpArticleName: 'How to buy',
  language: 'Language',
  currency: 'Also show amounts in',
  colours: 'Colours',
  themes: { light: 'Light', dark: 'Dark', system: 'Device' },

  login: 'Log in',
  register: 'Register',
  account: 'Account',
  accountOf: (name: string) => `Account of ${name}`,
  orders: 'Order management',
  favourites: 'Favourites',
  settings: 'Account settings',
  addresses: 'Addresses',
  warehouse: 'Warehouse',
  packages: 'Packages',
  balance: 'Balance',
  rewards: 'Coupons',
  messages: 'Messages',
  messagesUnread: (count: number) => `Messages, ${count} unread`,
  logout: 'Log out',

  shortcuts: 'Shortcuts',
  cart: 'Cart',
  cartOf: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  desk: 'Home',
  home: 'Home',
  waitingOn: (page: string, count: number) => `${page}, ${count} waiting for you`,
  contact: 'Contact',
  shelf: 'Warehouse',
  ordersShort: 'Orders',

  demo: 'This is a demonstration. Shops, payments and parcels aren’t real.',
  demoMailbox: 'Mailbox',
  demoStaff: { order: 'Be the staff for this order', package: 'Be the staff for this package' },
  demoMail:
    'This is the demo, so nothing is sent. The mail is in <mailbox>the console’s mailbox</mailbox>: log in there as the admin and open the link.',
  copyright: (year: number, site: string) => `© ${year} ${site}`,

  offline: 'You’re offline. What you typed stays here.',
  offlinePage: 'You’re offline, so this page can’t open yet. It opens once you are connected.',

  notFound: {
    title: 'This page could not be found',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Return to home',
    help: 'Search the help centre',
  },
  updateNeeded: {
    title: 'Update needed',
    text: 'There’s a new version of this site. Reload to continue. What you typed is kept.',
  },
  reload: 'Reload',

  approximately: (amount: string) => `≈ ${amount}`,
  failure: 'Something went wrong on our side. Nothing you typed is lost. Please try again.',
  unreachable: 'No connection to the shop. Check your network and try again.',
  reference: (id: string) => `Reference: ${id}`,

  checks: {
    emailNeeded: 'Please enter your email address',
    email: 'Please enter an email address such as mei@example.com',
  },
}
