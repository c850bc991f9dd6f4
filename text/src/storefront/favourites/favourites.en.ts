/** Favourites, and the goods looked at. */
export const text = {
  title: 'Favourites',
  tabs: { favourites: 'Favourites', viewed: 'Looked at', watched: 'Watched' },
  add: 'Add to favourites',
  added: 'In your favourites',
  addOf: (name: string) => `Favourite: ${name}`,

  watch: 'Watch',
  watching: 'Watched',
  watchOf: (name: string) => `Watch ${name}`,
  watchHint: 'We tell you of a new price, of sold out and back in stock, at most once a day.',
  endWatch: 'Stop watching',
  clearWatched: 'Stop watching all',
  watchedUntil: (date: string) => `Watched until ${date}`,
  notYet: 'Not looked at yet',
  unreadable: 'This page can’t be read at the moment. Open it yourself to see today’s price.',
  states: { available: 'In stock', sold_out: 'Sold out', option_gone: 'Choice no longer offered' },
  seen: (what: string, date: string) => `${what}, last looked at on ${date}`,
  watchGuest: 'Log in to have goods watched.',
  watchClosed: 'This shop watches no products at the moment.',
  noWatched: {
    title: 'Nothing is watched',
    text: 'Press “Watch” beside a favourite or a line of your cart. For half a year we look at its page now and then, and tell you when its price changes, when it is sold out or back, and when it is gone. Nothing is ordered by itself.',
  },

  guest: 'Kept on this device only. Log in, and they are taken over into your account.',
  login: 'Log in',

  now: (price: string, read: string) => `${price} on ${read}`,
  from: (price: string) => `from ${price}`,
  dearer: (by: string) => `${by} more than when you saved it`,
  cheaper: (by: string) => `${by} less than when you saved it`,
  unread: 'Price not known',
  soldOut: 'Sold out',
  savedOn: (date: string) => `Saved on ${date}`,
  viewedOn: (date: string) => `Looked at on ${date}`,

  note: {
    field: 'Note',
    add: 'Add a note',
    edit: 'Change',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  remove: (name: string) => `Remove ${name}`,
  clearFavourites: 'Remove all',
  clearViewed: 'Clear the list',
  sureFavourites: 'Remove all favourites?',
  sureFavouritesText: 'Their notes go too. This cannot be undone.',

  noFavourites: {
    title: 'No favourites yet',
    text: 'Paste the link of something you like, and press the heart on its page: it waits here with your note, today’s price, and what it cost then.',
    search: 'Product link',
  },
  noViewed: {
    title: 'Nothing here yet',
    text: 'The goods whose pages you open here are listed, the latest first, so that you find them again.',
  },
  off: {
    title: 'Goods you look at are not remembered',
    text: 'You turned this off. Nothing is stored until you turn it on again.',
    turnOn: 'Remember them',
  },
  turnOff: 'Stop remembering',
  turnOffHint: 'The list is cleared, and nothing is added from then on.',
}
