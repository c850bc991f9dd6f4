/** Favourites, and the goods looked at. */
export const text = {
  title: 'Favourites',
  tabs: { favourites: 'Favourites', viewed: 'Looked at' },
  add: 'Add to favourites',
  added: 'In your favourites',
  addOf: (name: string) => `Favourite: ${name}`,

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
