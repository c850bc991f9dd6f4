import { text as shipping } from './shipping.en.ts'

/** Carriers' invoices for duty and tax, held against our estimates. */
export const text = {
  title: 'What carriers billed for duty and tax',
  lead: 'Held against what shoppers were told before paying. A carrier’s invoice counts before a shopper’s word. Nothing is posted in the books.',
  add: 'Enter an invoice',
  invoice: 'Invoice',
  on: 'Entered',
  by: 'By',
  rows: 'Packages',
  leftOut: 'Left out',
  remove: 'Remove',
  removeTitle: (invoice: string) => `Remove ${invoice}?`,
  removeText: 'Its packages count by what their shoppers told, if they told anything.',

  pasteLead:
    'Paste the rows of the invoice, from a spreadsheet or a CSV file, with the names of the columns in the first row. You see which packages they match before anything is stored.',
  carrier: 'Carrier',
  number: 'Invoice number',
  needed: 'Please fill this in',
  pasted: 'Rows',
  pastedHint: (columns: string) => `First row: ${columns}. Amounts with a decimal point, such as 12.50.`,
  check: 'Check',
  checking: 'Checking…',
  back: 'Back to the duty rules',
  matches: (kept: string, all: string) => `${kept} of ${all} rows are kept`,
  nothing: 'No row is about a package of ours that wasn’t billed before',
  store: 'Store these rows',
  storing: 'Storing…',
  done: 'Invoice stored',
  taken: 'An invoice of this carrier with this number is stored already',

  tracking: 'Tracking number',
  package: 'Package',
  billed: 'Billed',
  inYuan: 'In yuan',
  told: 'Told before paying',
  fate: 'What becomes of it',
  fates: {
    counts: 'Counts',
    not_told: 'Kept, doesn’t count: no whole sum was told',
    unknown: 'Left out: not our package',
    again: 'Left out: billed before',
  },
  problems: {
    ...shipping.problems,
    not_a_number: 'Not a tracking number',
    not_money: 'Not an amount of this currency, such as 12.50',
    no_rate: 'We know no exchange rate of this currency',
    twice: 'Duplicate of row',
    too_many_rows: 'Too many rows: at most 2,000',
  } as Readonly<Record<string, string>>,
}
