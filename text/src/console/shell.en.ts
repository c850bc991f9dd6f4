/** What the frame of the console says. */
export const en = {
  titleOf: (page: string) => `${page} · Console`,
  name: 'Console',
  navigation: 'Queues',
  loading: 'Loading the page',

  sections: {
    home: 'Overview',
    review: 'Order review',
    purchase: 'Purchasing',
    receive: 'Receiving',
    stock: 'Stock',
    packing: 'Packing',
    shipping: 'Shipping',
    refunds: 'Refunds',
    conversations: 'Conversations',
    mails: 'Mailbox',
    books: 'Books',
    sources: 'Product data',
    leads: 'Enquiries',
    content: 'Content',
    configuration: 'Configuration',
  },
  counted: (section: string, count: number, late: number) =>
    late > 0 ? `${section}: ${count} waiting, ${late} late` : `${section}: ${count} waiting`,

  language: 'Language',
  languages: { en: 'English', zh: '中文' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  account: (name: string) => `Account of ${name}`,
  logout: 'Log out',
  logoutHint: 'Your session ends 8 hours after logging in.',

  keys: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    here: 'On this page',
    everywhere: 'Everywhere',
    close: 'Close',
    then: 'then',
    single: 'Use single-key shortcuts',
    singleHint:
      'Switch them off if you dictate or use a device that types for you. Scanning is not affected.',
    help: 'Show this list',
    go: (section: string) => `Go to ${section}`,
  },

  login: {
    title: 'Log in to the console',
    email: 'Work e-mail',
    password: 'Password',
    submit: 'Log in',
    busy: 'Logging in…',
    hint: 'For staff only. Accounts of shoppers do not work here.',
    emailNeeded: 'Please enter your work e-mail address',
    passwordNeeded: 'Please enter your password',
    first: 'Log in to open this page.',
    shop: 'To the shop',
  },

  offline: 'Offline. What you do is not saved until the network is back.',
  failure: 'Something went wrong on our side. Nothing you typed is lost. Please try again.',
  unreachable: 'No connection to the server. Check the network and try again.',
  reference: (id: string) => `Reference: ${id}`,
  notFound: {
    title: 'This page could not be found',
    text: 'The address may have a typing mistake.',
    home: 'To the overview',
  },
  forbidden: {
    title: 'This queue is not yours',
    text: (reason: string) => `${reason} Ask an admin for the role.`,
  },
  failed: {
    title: 'This part of the console stopped working',
    text: 'What was saved is safe. Load the page again; if it happens again, tell us what you did.',
    reload: 'Reload',
  },
  updateNeeded: {
    title: 'Update needed',
    text: 'There is a new version of the console. Reload to go on.',
    reload: 'Reload',
  },
}
