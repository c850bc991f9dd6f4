const some = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${count} ${many}`)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const text = {
  title: 'Cart',
  found: (items: number, sellers: number) =>
    `${items} ${items === 1 ? 'item' : 'items'} from ${sellers === 1 ? 'one seller' : `${sellers} sellers`}`,
  refused: (items: number) =>
    items === 1 ? 'One item can’t be sent abroad' : `${items} items can’t be sent abroad`,
  prices: {
    /** The heading once something was found: short enough for one line on a phone. */
    found: (prices: number, others: number) => {
      if (others === 0) return capital(`${some(prices, 'price', 'prices')} to accept`)
      if (prices === 0) return capital(`${some(others, 'item', 'items')} to replace`)
      return `${prices + others} items have changed`
    },
    checking: 'Checking today’s prices…',
    checked: (at: string) => `Every price checked at ${at}.`,
    partly: (checked: number, all: number) =>
      `${checked} of ${all} prices checked. Our buyer checks the rest.`,
    none: 'These prices can’t be checked here. Our buyer checks them.',
    dearer: (price: string, more: string) => `Now ${price} each, ${more} more`,
    cheaper: (price: string, less: string) => `Now ${price} each, ${less} less`,
    accept: (price: string) => `Accept ${price}`,
    first: 'Accept the new price first.',
    sold_out: 'Sold out: choose another or remove it',
    option_gone: 'The page no longer offers this choice',
    gone: 'The seller has taken it off the shop',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Paste a product link and fill in the order form. Your item appears here.',
    search: 'Product link, or the text you copied from the app',
  },
  lists: 'Your lists',
  selectAll: (count: number) => `Select all (${count})`,
  selectShop: (shop: string) => `Select all from ${shop}`,
  selectItem: (title: string) => `Select ${title}`,
  shopFreight: (amount: string) => `Delivery within China ${amount}`,
  unitPrice: (price: string) => `${price} each`,
  pagePrice: (price: string) => `page price ${price}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  edit: 'Change options or price',
  remark: 'Note for our buyer',
  addRemark: 'Add a note',
  editRemark: 'Change',
  saveRemark: 'Save note',
  saving: 'Saving…',
  cancel: 'Cancel',
  remove: 'Remove',
  removeItem: (title: string) => `Remove ${title}`,
  removeSelected: 'Remove selected',
  removed: (count: number) =>
    count === 1 ? 'Removed from the cart' : `${count} items removed from the cart`,
  undo: 'Undo',
  undone: 'Back in the cart',
  summary: {
    most: (count: number) => `At most ${count} items can be ordered at once. Please select fewer.`,
    title: 'Summary',
    selected: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} selected`,
    freightNote: (shops: number) => (shops === 1 ? 'one shop' : `${shops} shops`),
    total: 'Total',
    later: 'You pay for international shipping later, once the goods are weighed.',
    checkout: 'Confirm order',
    orders: (count: number) =>
      count === 1 ? 'This will be one order.' : `This will be ${count} orders, one for each shop.`,
  },
}
