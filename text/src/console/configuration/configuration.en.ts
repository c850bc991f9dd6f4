import type { SettingGroup, SettingName } from '@longhaul/domain/configuration/settings.ts'

type Words = { label: string; hint: string }

const groups: Record<SettingGroup, string> = {
  site: 'Site',
  contact: 'Contact',
  brand: 'Logo and colours',
  languages: 'Languages',
  currencies: 'Currencies',
  payments: 'Payments',
  fees: 'Fees and photos',
  orders: 'Orders',
  storage: 'Storage',
  parcels: 'Packages',
  rewards: 'Points',
  features: 'Features',
}

const settings: Record<SettingName, Words> = {
  websiteName: {
    label: 'Name in English',
    hint: 'Shown in the header, in page titles, emails and documents.',
  },
  websiteNameZh: { label: 'Name in Chinese', hint: 'The same for readers of Chinese.' },
  websiteInfo: {
    label: 'What the site does, in English',
    hint: 'Shown in the footer and to search engines. May contain a figure such as {{freeStorageDays}}.',
  },
  websiteInfoZh: { label: 'What the site does, in Chinese', hint: 'The same for readers of Chinese.' },
  contactEmail: {
    label: 'Customer service email',
    hint: 'Shown in the footer and in articles. Enquiries from the fulfilment page go there.',
  },
  contactHours: { label: 'Opening hours, in English', hint: 'When you answer, with the time zone.' },
  contactHoursZh: { label: 'Opening hours, in Chinese', hint: 'The same for readers of Chinese.' },
  brandPrimary: {
    label: 'Colour of links and buttons',
    hint: 'Shades and the dark theme are derived from it. Empty: the product’s indigo.',
  },
  brandSeal: {
    label: 'Colour of buttons that commit money',
    hint: 'At most one such button per page. Empty: the product’s cinnabar.',
  },
  languages: { label: 'Languages of the shop', hint: 'At least one. The console is always in both.' },
  defaultLanguage: {
    label: 'Default language',
    hint: 'For visitors who haven’t chosen one, and for emails to your own address.',
  },
  currencies: { label: 'Currencies shoppers can choose', hint: 'Only those with an exchange rate.' },
  defaultCurrency: { label: 'Default currency', hint: 'For new visitors; one of those above.' },
  exchangeMarginPerMille: {
    label: 'Exchange margin',
    hint: 'Deducted from the market rate when a top-up is credited.',
  },
  serviceFeePerMille: {
    label: 'Service fee',
    hint: 'A share of the price of the goods, on orders placed from now on.',
  },
  photoPriceFen: {
    label: 'Price of a detail photo',
    hint: 'Paid with the order; photos not taken are refunded.',
  },
  photoLimit: { label: 'Detail photos per item', hint: 'The most a shopper can ask for.' },
  operationFeeFen: { label: 'Handling fee', hint: 'Charged once per package shipped abroad.' },
  insurancePerMille: { label: 'Insurance', hint: 'A share of the insured value, if the shopper chooses it.' },
  repackingFeeFen: {
    label: 'Unpacking fee',
    hint: 'When a shopper cancels a package that is already packed.',
  },
  returnFeeFen: {
    label: 'Return fee',
    hint: 'Deducted from the refund when the shopper has changed their mind.',
  },
  reviewHoursMin: { label: 'Order review, from', hint: 'Working hours promised on every order page.' },
  reviewHoursMax: { label: 'Order review, to', hint: 'After that an order is shown as late in the queue.' },
  inspectHours: {
    label: 'Inspecting what arrived',
    hint: 'Working hours from arrival to the shelf; after that it is late in the queue.',
  },
  packHours: {
    label: 'Packing',
    hint: 'Working hours from payment; after that the package is late in the queue.',
  },
  replyHours: {
    label: 'Answering shoppers',
    hint: 'Working hours from the question; after that it is late in the queue. Nights and days off do not count.',
  },
  unpaidOrderHours: { label: 'Time to pay an order', hint: 'After that it is cancelled automatically.' },
  answerHours: { label: 'Time to answer a question', hint: 'Price changes, sold out, extra payments.' },
  problemAnswerHours: {
    label: 'Time to answer an inspection problem',
    hint: 'After that the item is kept as it is.',
  },
  refundWindowHours: {
    label: 'Time to ask for a refund',
    hint: 'Counted from when the item reaches the warehouse.',
  },
  smallDifferenceItemFen: {
    label: 'Small differences, per item',
    hint: 'A seller’s price that is higher by no more than this is the shop’s cost; nobody is asked for it.',
  },
  smallDifferenceOrderFen: {
    label: 'Small differences, per seller’s order',
    hint: 'The most that the shop bears in one order, smallest differences first. 0: shoppers are asked for everything.',
  },
  purchaseShiftEarly: {
    label: 'Buying, end of the early shift',
    hint: 'Shanghai time. What is waiting earlier that day is bought by then.',
  },
  purchaseShiftLate: {
    label: 'Buying, end of the late shift',
    hint: 'What is approved later waits for the next working day.',
  },
  freeStorageDays: {
    label: 'Free storage',
    hint: 'The day of arrival counts. Items already in the warehouse keep their date.',
  },
  lateFeeFenPerDay: { label: 'Late storage', hint: 'Per item and day after the free days.' },
  lateFeeCapFen: { label: 'Late storage, maximum', hint: 'The most one item can cost in total.' },
  storageLimitDays: {
    label: 'Longest storage after the free days',
    hint: 'After that, staff may dispose of the goods.',
  },
  receiptDays: { label: 'Automatic receipt', hint: 'Days after the carrier’s delivery.' },
  receiptDaysWithoutNews: {
    label: 'Automatic receipt without tracking',
    hint: 'Days without a tracking update; on slow lines a week after the package is late.',
  },
  pointsPer100Yuan: {
    label: 'Points per 100 yuan',
    hint: 'Earned when a package is received, on what was paid for it and its contents. 0: no points.',
  },
  creatorSharePerMille: {
    label: 'Creators’ share of the service fee',
    hint: 'For creators without a rate of their own. 0: nobody can apply, and nothing more is earned at this rate.',
  },
  pointsValidDays: { label: 'Points are valid for', hint: 'From the day they are earned.' },
  machineTranslator: {
    label: 'Machine translator of goods’ names',
    hint: 'Translates, in the background, words that the trade dictionary lacks; the seller’s words are always shown beside them. Needs its key in the server’s settings (docs/operating/reference.md); without it nothing is translated.',
  },
  showGoodsPhotos: {
    label: 'Show photos of earlier items',
    hint: 'Shoppers who are thinking of buying see inspection photos of the same goods: never labels, and never whose they were. Each shopper may opt out. Tell your shoppers before you switch it on.',
  },
  featureShippingEstimate: {
    label: 'Shipping estimate is open',
    hint: 'The header links to the price table. When closed, it says that the page isn’t yet available.',
  },
  featureCommunity: {
    label: 'Community is open',
    hint: 'The header links to the address below. When closed, it says the same.',
  },
  remittanceWesternUnion: {
    label: 'Western Union recipient',
    hint: 'First and last name exactly as on the ID card, city, country. Empty: not offered.',
  },
  remittanceBank: {
    label: 'Account for bank transfers',
    hint: 'Holder, bank, SWIFT code, account number. Empty: not offered.',
  },
  communityUrl: { label: 'Community address', hint: 'Starts with https://' },
}

/** The configuration: each value with its meaning, its unit and its previous value. */
export const text = {
  groups,
  settings,
  lead: 'What you save here takes effect at once, in the shop and in the rules.',
  units: { days: 'days', hours: 'hours', shots: 'photos', points: 'points' },
  before: (value: string) => `Before: ${value}`,
  changedBy: (who: string) => `changed by ${who}`,
  because: (reason: string) => `“${reason}”`,
  nothing: 'empty',
  noTranslator: 'None',
  translators: { deepl: 'DeepL', google: 'Google', baidu: 'Baidu' } as Record<string, string>,
  yes: 'yes',
  no: 'no',
  amountNeeded: 'Enter an amount in yuan, such as 12.50',
  percentNeeded: 'Enter a percentage with at most one decimal, such as 5 or 2.5',
  pickColour: (label: string) => `Choose: ${label}`,
  reason: 'Reason',
  reasonHint: 'These changes affect what people pay, so the audit log needs a reason.',
  reasonNeeded: 'Enter a reason',
  changes: 'What will change',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved and in effect',
  nothingToSave: 'There are no changes to save.',
  undo: 'Undo my changes',
  elsewhere: 'These settings in another group would no longer be valid:',
  conflict: 'A colleague changed this after you opened the page',
  conflictText:
    'The current values are below. What you typed is still in the fields; save again to overwrite them.',
  footer: 'Articles in the footer of every page',
  colours: 'Colours',
  logo: 'Logo',
  logoHint:
    'GIF, JPG or PNG up to 2 MB, at least 32 px high. It’s resized to 160 px high, and to a square for browser tabs.',
  logoNone: 'The product’s own logo is shown.',
  logoAlt: 'Your logo',
  logoUse: 'Use this logo',
  logoSending: 'Uploading…',
  logoRemove: 'Remove the logo',
  logoSaved: 'The site shows your logo now',
  logoRemoved: 'The product’s own logo is back',
}
