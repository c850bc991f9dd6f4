import type { AddressField } from '@longhaul/domain/addresses/address.ts'
import type { AddressProblem } from '@longhaul/domain/addresses/address-problems.ts'

/** The local term for the first-level division of a country. */
export type RegionWord = 'state' | 'province' | 'county' | 'prefecture' | 'emirate' | 'region'
/** The local term for a postcode. */
export type PostcodeWord = 'zip' | 'postcode' | 'eircode' | 'pin' | 'postal'

const region: Record<RegionWord, string> = {
  state: 'State',
  province: 'Province',
  county: 'County',
  prefecture: 'Prefecture',
  emirate: 'Emirate',
  region: 'State, province or region',
}

const postcode: Record<PostcodeWord, string> = {
  zip: 'ZIP code',
  postcode: 'Postcode',
  eircode: 'Eircode',
  pin: 'PIN code',
  postal: 'Postal code',
}

const required: Record<AddressField, string> = {
  firstName: 'Please enter the first name',
  lastName: 'Please enter the last name',
  email: 'Please enter the email address',
  country: 'Please choose the country or region',
  province: 'Please enter the state, province or region',
  city: 'Please enter the city',
  address: 'Please enter the street address',
  postcode: 'Please enter the postcode',
  phone: 'Please enter the phone number',
  recipientTaxId: 'Please enter this number',
}

const problems: Record<
  Exclude<AddressProblem['problem'], 'required' | 'letter_not_read' | 'letter_not_printed'>,
  string
> = {
  too_long: 'This is too long for a shipping label',
  unknown_country: 'Please choose a country or region from the list',
  unknown_province: 'Please choose one from the list',
  not_an_email: 'Please enter an email address such as mei@example.com',
  not_a_postcode: 'This doesn’t look like a postcode there',
  not_a_phone: 'Please enter a phone number the courier can call, 6 to 15 digits',
  not_a_tax_id: 'This number isn’t valid. Please check its letters and digits',
}

export const text = {
  title: 'Address book',
  lead: 'Where your packages go. A package keeps the address it was created with, even if you edit it here later.',
  count: (count: number, limit: number) => `${count} of ${limit}`,
  countSpoken: (count: number, limit: number) => `${count} of ${limit} addresses used`,
  add: 'Add an address',
  full: (limit: number) => `Your address book is full: ${limit} addresses. Delete one to add another.`,
  list: 'Your addresses',

  emptyTitle: 'No address yet',
  empty: 'You only need one when you ship. You can buy and store goods without it.',

  defaultTag: 'Default',
  edit: 'Edit',
  editOf: (name: string) => `Edit the address of ${name}`,
  makeDefault: 'Set as default',
  makeDefaultOf: (name: string) => `Set the address of ${name} as the default`,
  madeDefault: 'This is now your default address.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete the address of ${name}`,
  removeTitle: 'Delete this address?',
  removing: 'Deleting…',
  keep: 'Keep it',
  removed: 'Address deleted.',

  addTitle: 'Add an address',
  editTitle: 'Edit address',
  save: 'Save address',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Address saved.',

  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    country: 'Country or region',
    city: 'City',
    address: 'Street address',
    phone: 'Phone',
    isDefault: 'Use as my default address',
  },
  region,
  postcode,
  hints: {
    email: 'For delivery notices from the carrier.',
    address: 'Street, house number, flat or floor',
    lastName: 'Leave it empty if you have one name.',
    latin: (country: string) =>
      `Please use Latin letters, so that carriers in ${country} can read the address.`,
    postcode: (example: string) => `For example ${example}`,
    phone: (example: string) => `The courier calls this number if nobody is in. For example ${example}`,
    phonePlain: 'The courier calls this number if nobody is in.',
    taxId: {
      always: (example: string) =>
        `Customs there won’t clear a package without it. You can add it later, before you ship. For example ${example}`,
      express: (example: string) =>
        `Couriers can’t clear a package there without it; the post may manage. You can add it later. For example ${example}`,
      asked: (example: string) =>
        `Customs there may ask recipients for it. You can add it later. For example ${example}`,
    },
    isDefault: 'Your first address is always the default.',
  },
  required,
  problems,
  letters: {
    letter_not_read: (word: string) => `Please use Latin letters: carriers there can’t read “${word}”`,
    letter_not_printed: (letter: string) =>
      `“${letter}” can’t be printed. Please leave it out, or write it differently`,
    printAs: (words: string) => `Print it as “${words}”?`,
    accept: 'Use this',
    acceptOf: (words: string) => `Use “${words}”`,
  },
  notAPostcode: (example: string) => `This isn’t a postcode there. An example: ${example}`,
  doubts: {
    postcode: (example: string) =>
      `We don’t know this postcode there (an example: ${example}). If it is right, save the address as it is.`,
    phone: (example: string) =>
      `This has more digits than numbers there usually have (an example: ${example}). If it is right, save it as it is.`,
  },
  unreachable: {
    po_box: 'Express couriers don’t deliver to PO boxes. Postal lines do.',
    military: 'Express couriers don’t deliver to military post offices. Postal lines do.',
  },
}
