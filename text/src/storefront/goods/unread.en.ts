/** Why a page that should show a product did not. */
const troubles: Record<string, { title: string; text: (min: number, max: number) => string }> = {
  blocked: {
    title: 'The shop wants a log-in before it shows this item',
    text: (min, max) =>
      `Our buyers can open it. Give them three things, and they check the page within ${min}–${max} working hours.`,
  },
  gone: {
    title: 'The page says this item is no longer available',
    text: () =>
      'Open it to make sure. If you can still see it, give our buyers three things and they’ll look for it.',
  },
  shop_closed: {
    title: 'This shop is closed',
    text: () => 'Its page says so. Other shops often sell the same item: paste a link from one of them.',
  },
  unreachable: {
    title: 'The page didn’t answer',
    text: (min, max) =>
      `Read it again, or give our buyers three things: they check the page within ${min}–${max} working hours.`,
  },
}

/** Why no product was found in the pasted text, by the link engine's reason. */
const noLink: Record<string, string> = {
  no_link: 'There’s no link in what you pasted',
  share_code: 'This is a code for the app, without a link',
  no_page: 'There’s no item behind this link',
  unsupported_scheme: 'This opens an app, not a web page',
  shop_or_search: 'This leads to a shop or a search, not to one item',
  needs_redirect: 'We couldn’t follow this short link',
  blocked: 'The shop wants a log-in before it shows this',
  cut_link: 'This link is incomplete',
  outside_china: 'This shop is outside China',
}

/** What to do instead if the form would not help. */
const instead: Record<string, string> = {
  no_link: 'Paste the link of the item. Any text around it is fine.',
  share_code: 'Only the app can open it: paste it there, open the item, and copy its link.',
  no_page: 'Open the item itself, and copy the link from its page or from the app’s Share button.',
  unsupported_scheme: 'In the app choose Share, then Copy link, and paste that.',
  shop_or_search: 'Open the item and copy its link.',
  needs_redirect: 'Open it in your browser, and paste the address of the page it leads to.',
  blocked: 'Open the link in its app or your browser, and paste the address of the item’s page.',
  cut_link:
    'Part of it is missing, or there is a space in its number. As it stands, it could lead to another product. Open the product, copy its whole link and paste it here.',
  outside_china:
    'Our buyers can only buy from shops that sell in mainland China. The same product is often sold there: look for it on Taobao, 1688 or JD, and paste that link here.',
}

/** Shown if a text or a page provides less than an order form needs. */
export const text = {
  paste: {
    title: 'Paste a product link to begin',
    text: 'Taobao, Tmall, 1688, Weidian, JD, Pinduoduo and most other Chinese shops. Links of other agents work as well, with any text around them.',
    label: 'Product link, or the text you copied from the app',
  },

  link: {
    unreadable: {
      title: 'We couldn’t read this page',
      text: (min: number, max: number) =>
        `Our buyers can open it. Give them three things, and they check the page within ${min}–${max} working hours.`,
    },
    unreadShop: {
      title: 'We can’t read this shop, but our buyers can',
      text: (min: number, max: number) =>
        `Give them three things, and they check the page within ${min}–${max} working hours.`,
    },
    failed: {
      title: 'We couldn’t look this up',
      text: 'Read it again, or give our buyers three things.',
    },
    retry: 'Read it again',
    retryFrom: (time: string) => `We tried a moment ago. Read it again at ${time}.`,
    noLink,
    instead,
    whichShops: 'Which shops we can buy from',
    troubles,
    albumTitle: 'An album isn’t a shop',
    albumText:
      'It only shows pictures. If there is a link to a shop beside them, paste that one instead. Otherwise write the name of the shop and the price you were told into the form.',
    shopNumber: (id: string) => `Shop number: ${id}`,
    keepShop: 'Keep this shop',
    openShop: 'Open the shop',
  },
  several: {
    taken: (count: number, number: number) =>
      `Your text contains ${count} links. This form is for link ${number}.`,
    choose: (count: number) =>
      count === 1 ? 'Your text contains another link.' : `Your text contains ${count} other links.`,
    list: 'Links in your text',
    here: 'This form',
    open: (number: number) => `Open link ${number}`,
    broken: 'Incomplete',
    shown: (shown: number, all: number) => `${shown} of ${all} links shown`,
    showAll: (count: number) => `Show all ${count}`,
    cut: (count: number) => `We read the first ${count} links. Paste the rest separately.`,
    listTitle: (count: number) => `${count} links in your list`,
    listLead: 'Open a link to fill in its form. The words beside it come from your list: check them.',
    listNone: 'We found no link to buy from in this list.',
    listKeep: 'Correct them as a list, and put all in the cart',
    listGone: 'This list is no longer here',
    listGoneText: 'A pasted list stays in the window in which it was pasted. Paste it again.',
  },
  product: {
    foreign: (price: string, day: string) => `≈ from ${price}, rate of ${day}`,
    noRate: (price: string) => `The shop charges ${price}. We have no rate for it: enter the price in yuan.`,
    noPrice: 'The page doesn’t show a price. Enter what you see there.',
    noPictures: 'No picture could be read from the page.',
    addPicture: 'Add a picture',
    addPictureHint:
      'A screenshot of the page will do. It goes with the order, so that you and our buyer know it by sight.',
    addPictureGuest: 'Once you are logged in you can add a picture here: a screenshot will do.',
    removePicture: 'Remove the picture',
    soldOutNote:
      'The page says it is sold out. Our buyer will ask the seller; tell us below what to do if it stays sold out.',
    minOrder: (count: string) => `The seller’s minimum is ${count}.`,
    steps: 'Price each, by quantity',
    stepFrom: (count: string) => `from ${count}`,
  },
  where: {
    title: 'Where the link is',
    apps: [
      ['Taobao, Tmall', 'Open the item → Share (分享) → Copy link (复制链接)'],
      ['1688', 'Open the item → ⋯ → Share (分享) → Copy link (复制链接)'],
      ['Weidian, Xianyu', 'Share (分享) → Copy link (复制链接). “Send to a friend” gives no link.'],
    ],
    none: 'No link at all?',
    describe: 'Describe it to customer service',
  },
  shot: {
    label: 'Screenshot of the product page',
    hint: 'Drop it here, paste it with Ctrl+V, or choose it. It goes to our buyer with your order.',
    kept: 'Your screenshot goes to our buyer with your order',
    keptHint: 'Fill in below what it shows.',
    guest: 'Once you’re logged in you can add a screenshot here.',
    remove: 'Remove the screenshot',
    alt: 'Your screenshot',
    or: 'and tell us',
  },
  next: {
    title: 'What happens next',
    steps: (min: number, max: number): readonly (readonly [string, string])[] => [
      ['You tell us what it is', 'A screenshot and three fields. Nothing is charged yet.'],
      ['You pay for it', 'The sum appears here once you enter a price. It stays on hold.'],
      ['A buyer opens the page', `Within ${min}–${max} working hours of your payment.`],
      ['If anything differs, we ask first', 'You say yes, or get your money back.'],
    ],
  },
  rest: 'Delivery within China, note, second choice',
  fields: {
    what: 'What is it?',
    which: 'Which one?',
    whichHint: 'Colour, size, model. Leave empty if there’s only one.',
    whichPlaceholder: 'Sand, 350 ml',
    priceSeen: 'Price on the page',
    priceSeenHint: 'For one item.',
    url: 'Product link',
    urlHint: 'As copied from the shop: https://…',
    seller: 'Shop name',
  },
  restricted: {
    title: 'This may be hard to ship',
    forbidden: (names: string) => `${names}: no carrier takes this abroad. Please don’t order it.`,
    limited: (names: string) =>
      `${names}: only some shipping methods take this. The warehouse page shows which ones.`,
    more: 'What can be shipped',
  },
  gone: 'This item is no longer in your cart.',
}
