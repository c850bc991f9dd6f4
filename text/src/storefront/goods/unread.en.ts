/** Why a page that should show a product did not. */
const troubles: Record<string, { title: string; text: (min: number, max: number) => string }> = {
  blocked: {
    title: 'The marketplace shows this page only after log-in',
    text: (min, max) =>
      `Fill in what you see in your app or browser. Our buyer, who is logged in there, checks it in ${min}–${max} working hours.`,
  },
  gone: {
    title: 'This item may no longer be for sale',
    text: () =>
      'The page says it’s no longer available. Open it to make sure. If you can still see it, fill in the form and our buyer will look for it.',
  },
  shop_closed: {
    title: 'This shop is closed',
    text: () => 'Its page says so. Other shops often sell the same item: paste a link from one of them.',
  },
  unreachable: {
    title: 'The page didn’t answer',
    text: (min, max) =>
      `Fill in what you see; our buyer checks it in ${min}–${max} working hours. Or try reading it again.`,
  },
}

/** Why no product was found in the pasted text, by the link engine's reason. */
const noLink: Record<string, string> = {
  no_link: 'We found no link in what you pasted. Enter the link of the product, or paste the text again.',
  share_code:
    'This is a code for the app, without a link. Paste it into the app, open the product, choose Share and Copy link, and paste that.',
  no_page:
    'We found no product behind this link. Paste the link to the product itself, from its page or the app’s Share button.',
  not_a_product: 'We can’t read this shop, but our buyers can. Fill in what you see on the page.',
  unsupported_scheme:
    'This opens an app, not a web page. In the app choose Share, then Copy link, and paste that.',
  shop_or_search:
    'This leads to a shop or a search, not to one product. Open the product and paste its link.',
  needs_redirect:
    'This is a short link that we couldn’t follow. Open it, and paste the address of the page it leads to.',
  blocked:
    'The marketplace asks for a log-in before it shows this. Open the link in its app or your browser, and paste the address of the product page.',
  cut_link: 'This link is incomplete',
  outside_china: 'This shop is outside China',
}

/** What to do instead if the form would not help. */
const instead: Record<string, string> = {
  cut_link:
    'Part of it is missing, or there is a space in its number. As it stands, it could lead to another product. Open the product, copy its whole link and paste it here.',
  outside_china:
    'Our buyers can only buy from shops that sell in mainland China. The same product is often sold there: look for it on Taobao, 1688 or JD, and paste that link here.',
}

/** Shown if a text or a page provides less than an order form needs. */
export const text = {
  paste: {
    title: 'Paste a product link to begin',
    text: 'Taobao, Tmall, 1688, Weidian, JD, Pinduoduo and most other Chinese shops. Share texts and links of other agents work as well.',
    label: 'Product link, or the text you copied from the app',
  },

  link: {
    unreadable: (min: number, max: number) =>
      `We couldn’t read this page. Fill in what you see; our buyer checks it in ${min}–${max} working hours.`,
    failed: 'We couldn’t look this up. You can still fill in the form below with what you see on the page.',
    retry: 'Read the page again',
    retryFrom: (time: string) => `We tried a moment ago. You can try again from ${time}.`,
    noLink,
    instead,
    whichShops: 'Which shops we can buy from',
    troubles,
    albumTitle: 'An album isn’t a shop',
    albumText:
      'It only shows pictures. If there is a link to a shop beside them, paste that one instead. Otherwise write the name of the shop and the price you were told into the form.',
    shopNumber: (id: string) => `Shop number: ${id}`,
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
  fields: {
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
