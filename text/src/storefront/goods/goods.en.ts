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
      'The page says it has gone. Open it to make sure. If you can still see it, fill in the form and our buyer will look for it.',
  },
  shop_closed: {
    title: 'This shop is closed',
    text: () => 'Its page says so. Other shops often sell the same item: paste a link from one of them.',
  },
  unreachable: {
    title: 'The page did not answer',
    text: (min, max) =>
      `Fill in what you see; our buyer checks it in ${min}–${max} working hours. Or try reading it again.`,
  },
}

/** Options by the words of schema.org, which pages abroad use, and by those of Chinese pages. */
const optionNames: Record<string, string> = {
  color: 'Colour',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  model: 'Model',
  suggestedAge: 'Age',
  suggestedGender: 'For',
  颜色: 'Colour',
  配色: 'Colour',
  颜色分类: 'Colour',
  尺码: 'Size',
  尺寸: 'Size',
  款式: 'Style',
  型号: 'Model',
  规格: 'Variant',
  材质: 'Material',
  套餐: 'Bundle',
  套餐类型: 'Bundle',
  容量: 'Capacity',
}

/** Why no product came out of what was pasted, by the link engine's reason. */
const noLink: Record<string, string> = {
  no_link: 'We found no link in what you pasted. Enter the link of the product, or paste the text again.',
  share_code:
    'This is a code for the app, without a link. Paste it into the app, open the product, choose Share and Copy link, and paste that.',
  no_page:
    'We found no product behind this link. Paste the link to the product itself, from its page or the app’s Share button.',
  not_a_product: 'This is not a shop we can read, but our buyers can. Fill in what you see on the page.',
  unsupported_scheme:
    'This opens an app, not a web page. In the app choose Share, then Copy link, and paste that.',
  shop_or_search:
    'This leads to a shop or a search, not to one product. Open the product and paste its link.',
  needs_redirect:
    'This is a short link that we could not follow. Open it, and paste the address of the page it leads to.',
  blocked:
    'The marketplace asks for a log-in before it shows this. Open the link in its app or your browser, and paste the address of the product page.',
  cut_link: 'This link is incomplete',
  outside_china: 'This shop is outside China',
}

/** What to do instead, where the form would lead nowhere. */
const instead: Record<string, string> = {
  cut_link:
    'Part of it is missing, or there is a space in its number. As it stands, it could lead to another product. Open the product, copy its whole link and paste it here.',
  outside_china:
    'Our buyers can only buy from shops that sell in mainland China. The same product is often sold there: look for it on Taobao, 1688 or JD, and paste that link here.',
}

const sources: Record<string, (time: string) => string> = {
  page: (time) => `Price read from the page at ${time}`,
  data_api: (time) => `Price from the marketplace at ${time}`,
  earlier_shoppers: (time) => `From an earlier order of this item, ${time}. Check the price on the page`,
}

export const text = {
  title: 'Order form',
  lead: 'Check what we should buy. Nothing is charged before you confirm.',
  editTitle: 'Change item',
  paste: {
    title: 'Paste a product link to begin',
    text: 'Taobao, Tmall, 1688, Weidian, JD, Pinduoduo and most other Chinese shops. Share texts and links of other agents work as well.',
    label: 'Product link or share text',
  },

  link: {
    looking: 'Reading the page. You can fill in the form meanwhile.',
    open: (platform: string) => `Open on ${platform}`,
    copyWhat: 'product link',
    via: (agent: string) => `Taken from a ${agent} link`,
    unreadable: (min: number, max: number) =>
      `We could not read this page. Fill in what you see; our buyer checks it in ${min}–${max} working hours.`,
    failed: 'We could not look this up. You can still fill in the form below with what you see on the page.',
    retry: 'Read the page again',
    retryFrom: (time: string) => `We tried a moment ago. You can try again from ${time}.`,
    pasted: 'You pasted',
    noLink,
    instead,
    whichShops: 'Which shops we can buy from',
    troubles,
    otherShop: 'Another shop',
    album: 'Album',
    albumTitle: 'An album is not a shop',
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
  },
  product: {
    pictures: 'Seller’s pictures',
    picture: (index: number) => `Seller’s picture ${index}`,
    choosePicture: (index: number) => `Show picture ${index}`,
    copyTitle: 'original title',
    seller: 'Shop',
    source: (source: string, time: string) => (sources[source] ?? sources['page'])?.(time) ?? time,
    /** Where the source knew no price, its time alone. */
    read: (time: string) => `Read at ${time}`,
    from: (price: string) => `from ${price}`,
    foreign: (price: string, day: string) => `≈ from ${price}, rate of ${day}`,
    noRate: (price: string) => `The shop charges ${price}. We have no rate for it: enter the price in yuan.`,
    noPrice: 'The page does not show a price. Enter what you see there.',
    noPictures: 'No picture could be read from the page.',
    addPicture: 'Add a picture',
    addPictureHint:
      'A screenshot of the page will do. It goes with the order, so that you and our buyer know it by sight.',
    addPictureGuest: 'Once you are logged in you can add a picture here: a screenshot will do.',
    removePicture: 'Remove the picture',
    loadingPictures: 'Loading pictures',
    soldOut: 'Sold out',
    soldOutNote:
      'The page says it is sold out. Our buyer will ask the seller; tell us below what to do if it stays sold out.',
    optionNames,
    notTogether: 'Not available with this choice',
    chosen: 'Your choice',
    left: (count: number) => `${count} left`,
    minOrder: (count: string) => `The seller’s minimum is ${count}.`,
    steps: 'Price each, by quantity',
    stepFrom: (count: string) => `from ${count}`,
  },
  restricted: {
    title: 'This may be hard to ship',
    forbidden: (names: string) => `${names}: no carrier takes this abroad. Please do not order it.`,
    limited: (names: string) =>
      `${names}: only some shipping methods take this. The warehouse page shows which ones.`,
    more: 'What can be shipped',
  },

  sections: { what: 'What to buy', price: 'Price', extras: 'Requests' },
  form: {
    url: 'Product link',
    urlHint: 'As copied from the shop: https://…',
    proposal: 'Suggestion',
    proposalHint: 'Taken from the text you pasted. Please check it.',
    name: 'Product name',
    nameHint: 'In the seller’s own words if possible: our buyer looks for exactly this.',
    seller: 'Shop name',
    options: 'Options',
    optionsHint: 'Colour, size, model, as the page names them.',
    optionsPlaceholder: 'Black, size L',
    toFill: 'Name and price',
    asRead: 'Name and price as read',
    asReadDetail: (price: string, freight: string) => `¥${price} each, ¥${freight} delivery`,
    extrasDetail: 'note, photos, second choice',
    ownName: 'Your own name for it',
    ownNameHint: 'Only you see it, here and on the shelf: “Dad’s birthday”.',
    ownOptions: 'What I want is not listed',
    optionPair: (name: string, value: string) => `${name}: ${value}`,
    optionJoin: '; ',
    quantity: 'Quantity',
    price: 'Unit price',
    pagePrice: 'Unit price on the page',
    priceHint: 'What one piece costs with the chosen options.',
    freight: 'Domestic freight',
    freightHint: 'What the seller charges for delivery to our warehouse. Enter 0 if it is free.',
    changePrice: 'I expect a different price from the one shown',
    newPrice: 'New price',
    newPriceHint: 'For one piece. Our buyer checks it before buying.',
    reason: 'Reason',
    reasonText: 'Explain for our buyer',
    reasonPlaceholder: 'For example: the seller agreed to 45.00 in chat',
    remark: 'Remark for the buyer',
    remarkPlaceholder: 'For example: please ask for the newest batch',
    photos: 'Detail photos',
    photosHint: (price: string, max: number) =>
      `Extra close-ups besides the free inspection photos. ${price} each, up to ${max}.`,
    photosCost: (count: number, cost: string) =>
      count === 0 ? 'None' : `${count} ${count === 1 ? 'photo' : 'photos'}: ${cost}`,
    photoNote: 'What the photos should show',
    photoNotePlaceholder: 'For example: the seam at the left sleeve, the size label',
    tolerance: 'If the price has gone up',
    toleranceHint:
      'Up to this limit, we buy at once and take the difference from your balance. Above it, we always ask.',
    tolerances: (percent: number) => (percent === 0 ? 'Ask me first' : `Buy it at up to ${percent} % more`),
    soldOut: 'If it is sold out',
    alternative: 'Second choice',
    alternativePlaceholder: 'Dark grey, size L',
  },
  errors: {
    url: 'Enter the product link',
    urlFormat: 'Enter a web address that begins with https://',
    name: 'Enter the product name',
    choice: (name: string) => `Choose: ${name}`,
    ownName: (max: number) => `At most ${max} characters`,
    ownOptions: 'Write which options you want',
    price: 'Enter the unit price, for example 12.50',
    priceTooHigh: (max: string) => `At most ${max} each. For more, please contact us.`,
    freight: 'Enter the domestic freight, for example 8.00, or 0',
    newPrice: 'Enter the new price, for example 12.50',
    newPriceSame: 'The new price is the same as on the page',
    reason: 'Choose why the price differs',
    alternative: 'Write your second choice',
  },

  estimate: {
    title: 'What it costs',
    fee: (rate: string) => `Our fee, ${rate}`,
    barDoor: 'To your door',
    photosNote: (count: number, price: string) => `${count} × ${price}`,
    total: 'Pay now',
    noPrice: 'Enter a price to see the total.',
  },

  actions: {
    add: 'Add to cart',
    adding: 'Adding…',
    buy: 'Buy now',
    buying: 'One moment…',
    save: 'Save changes',
    saving: 'Saving…',
    back: 'Back to the cart',
    added: 'Added to the cart',
    toCart: 'Open cart',
    next: 'Next link',
    saved: 'Changes saved',
    loginFirst: 'Please log in first. What you filled in is kept and added to your cart afterwards.',
    guest: 'You need an account to order. Your form is kept while you log in.',
    gone: 'This item is no longer in your cart.',
  },
}
