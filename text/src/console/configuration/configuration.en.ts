import type { SettingGroup, SettingName } from '@longhaul/domain/configuration/settings.ts'

type Words = { label: string; hint: string }

const groups: Record<SettingGroup, string> = {
  site: 'Site',
  contact: 'Contact',
  brand: 'Logo and colours',
  languages: 'Languages',
  currencies: 'Currencies',
  fees: 'Fees and photos',
  orders: 'Orders',
  storage: 'Storage',
  parcels: 'Packages',
  rewards: 'Points',
  features: 'Features',
}

const settings: Record<SettingName, Words> = {
  websiteName: { label: 'Name in English', hint: 'In the header, in titles, mails and papers.' },
  websiteNameZh: { label: 'Name in Chinese', hint: 'The same for readers of Chinese.' },
  websiteInfo: {
    label: 'What the site does, in English',
    hint: 'In the footer and for search engines. May name a figure, such as {{freeStorageDays}}.',
  },
  websiteInfoZh: { label: 'What the site does, in Chinese', hint: 'The same for readers of Chinese.' },
  contactEmail: {
    label: 'Address of customer service',
    hint: 'In the footer and in articles. Enquiries of the fulfilment page go there.',
  },
  contactHours: { label: 'Hours, in English', hint: 'When people answer, with the time zone.' },
  contactHoursZh: { label: 'Hours, in Chinese', hint: 'The same for readers of Chinese.' },
  brandPrimary: {
    label: 'Colour of links and buttons',
    hint: 'Its shades and the dark theme follow from it. Empty: the indigo of the product.',
  },
  brandSeal: {
    label: 'Colour of what commits money',
    hint: 'One button of a page at most. Empty: the cinnabar of the product.',
  },
  languages: { label: 'Languages of the shop', hint: 'At least one. The console always has both.' },
  defaultLanguage: {
    label: 'Language for visitors who say nothing',
    hint: 'Also the language of mails to your own address.',
  },
  currencies: { label: 'Currencies that shoppers may see', hint: 'Only those that have an exchange rate.' },
  defaultCurrency: { label: 'Currency for new visitors', hint: 'One of those above.' },
  exchangeMarginPerMille: {
    label: 'Margin on exchange',
    hint: 'Taken off the market rate when a recharge is credited.',
  },
  serviceFeePerMille: {
    label: 'Service fee',
    hint: 'Of the price of the goods, on orders placed from now on.',
  },
  photoPriceFen: { label: 'One detail photo', hint: 'Paid with the order; what is not taken is paid back.' },
  photoLimit: { label: 'Detail photos of one item', hint: 'The most a shopper may ask for.' },
  operationFeeFen: { label: 'Handling of a package', hint: 'Once for each package shipped abroad.' },
  insurancePerMille: { label: 'Insurance', hint: 'Of the insured value, where the shopper chooses it.' },
  repackingFeeFen: {
    label: 'Unpacking a package again',
    hint: 'When a shopper cancels after it was packed.',
  },
  returnFeeFen: {
    label: 'Sending goods back',
    hint: 'Taken off the refund when the shopper changed their mind.',
  },
  reviewHoursMin: { label: 'Order review, from', hint: 'Working hours promised on every order page.' },
  reviewHoursMax: { label: 'Order review, to', hint: 'After that an order counts as late in the queue.' },
  unpaidOrderHours: { label: 'Time to pay an order', hint: 'Then it is cancelled by itself.' },
  answerHours: { label: 'Time to answer a question', hint: 'Price changes, sold out, extra payments.' },
  problemAnswerHours: {
    label: 'Time to answer an inspection problem',
    hint: 'Then the item is kept as it is.',
  },
  refundWindowHours: {
    label: 'Time to ask for a refund',
    hint: 'Counted from the hour an item is in stock.',
  },
  freeStorageDays: {
    label: 'Free storage',
    hint: 'The day of arrival counts. Items in stock keep their date.',
  },
  lateFeeFenPerDay: { label: 'Late storage', hint: 'For one item and day after the free days.' },
  lateFeeCapFen: { label: 'Late storage at most', hint: 'What one item can cost in all.' },
  storageLimitDays: {
    label: 'Longest storage after the free days',
    hint: 'Then staff may decide on the goods.',
  },
  receiptDays: { label: 'Receipt by itself', hint: 'Days after the carrier delivered.' },
  receiptDaysWithoutNews: {
    label: 'Receipt by itself without news',
    hint: 'Days after shipping while the carrier says nothing.',
  },
  pointsPer100Yuan: {
    label: 'Points for 100 yuan',
    hint: 'Earned when a package is received, on what was paid for it and its goods. 0: no points.',
  },
  pointsValidDays: { label: 'Points are good for', hint: 'From the day they are earned.' },
  featureShippingEstimate: {
    label: 'Shipping estimate is open',
    hint: 'The header leads to the price table. Closed, it shows the notice that it is not yet available.',
  },
  featureCommunity: {
    label: 'Community is open',
    hint: 'The header leads to the address below. Closed, it shows the same notice.',
  },
  remittanceWesternUnion: {
    label: 'Receiver of Western Union',
    hint: 'First and last name exactly as on the identity card, city, country. Empty: not offered.',
  },
  remittanceBank: {
    label: 'Account for bank transfers',
    hint: 'Holder, bank, SWIFT code, account number. Empty: not offered.',
  },
  twoPeopleFromFen: {
    label: 'Amounts that two people decide',
    hint: 'Withdrawals, refunds, claims, remittances and corrections: from this amount one member of finance asks or approves, another lets it go. A remittance far from what was told wants both whatever its size. Coupons carry less than this. 0: one person decides on everything; only for a shop with one member of finance.',
  },
  communityUrl: { label: 'Address of the community', hint: 'Begins with https://' },
}

/** The configuration: each value with its meaning, its unit and what it was before. */
export const text = {
  groups,
  settings,
  lead: 'What you save here holds from the next page on, in the shop and in the rules.',
  units: { days: 'days', hours: 'hours', shots: 'photos', points: 'points' },
  before: (value: string) => `Before: ${value}`,
  changedBy: (who: string) => `changed by ${who}`,
  because: (reason: string) => `“${reason}”`,
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  amountNeeded: 'Enter an amount in yuan, such as 12.50',
  percentNeeded: 'Enter a percentage with at most one decimal, such as 5 or 2.5',
  pickColour: (label: string) => `Choose: ${label}`,
  reason: 'Why',
  reasonHint: 'These changes decide what somebody pays, so the audit log wants a reason.',
  reasonNeeded: 'Say why',
  changes: 'What will change',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. It holds from now on.',
  nothingToSave: 'Nothing was changed.',
  undo: 'Undo my changes',
  elsewhere: 'These values of another group would no longer fit:',
  conflict: 'Somebody changed this after you opened the page',
  conflictText:
    'It is now as written here. What you typed is still in the fields; save again to put it over.',
  footer: 'Articles at the foot of every page',
  colours: 'Colours',
  logo: 'Logo',
  logoHint:
    'GIF, JPG or PNG up to 2 MB, at least 32 px high. We keep copies of our own: 160 px high, and a square one for tabs.',
  logoNone: 'The mark of the product is shown.',
  logoAlt: 'Your logo',
  logoUse: 'Use this logo',
  logoSending: 'Sending…',
  logoRemove: 'Remove the logo',
  logoSaved: 'The logo is on the site',
  logoRemoved: 'The mark of the product is back',
}
