import type { ImportRuleKind } from '@longhaul/domain/customs/import-rule.ts'

const kinds: Record<ImportRuleKind, string> = {
  duty: 'Duty',
  flat_duty: 'Flat duty',
  vat: 'Import tax',
  fee: 'Customs fee',
  free: 'Nothing',
  note: 'Note',
  unknown: 'Unknown',
}

export const text = {
  kinds,

  code: 'Tariff number (HS)',
  codeOf: (title: string) => `Tariff number: ${title}`,
  codeHint: 'A word such as “T-shirt”, or six digits',
  codeWanted: (country: string) => `Customs in ${country} require it. A word, or six digits`,
  codeOther: 'Not in our list. Please make sure it is correct.',
  codeList: 'Tariff numbers that fit',
  codeNone: 'Nothing found. Try another word, or the six digits',
  codeWrong: 'Please choose one from the list, or type six digits',
  codeUnknown: 'No tariff number begins with this',
  chinese: 'Description in Chinese',
  chineseOf: (title: string) => `Description in Chinese: ${title}`,
  chineseHint: 'For customs in China',
  chineseWrong: 'Please write this in Chinese, or leave it empty',
  reason: 'Reason for a different value',
  reasonOf: (title: string) => `Reason for a different value: ${title}`,
  reasonHint: (paid: string) => `You paid ${paid}. The reason is kept with the declaration.`,
  reasonMissing: 'Please say why the value isn’t the price paid',
  vague: 'This is too vague: customs may send the package back. Say what it is and what it is made of.',

  taxIdMissing: (name: string) =>
    `Customs there won’t clear a package without the recipient’s ${name}. Please add it to the address.`,
  taxIdWrong: (name: string) => `The ${name} of this address isn’t a valid one. Please correct it.`,

  title: 'Duty and tax',
  about: (amount: string) => `about ${amount}`,
  lead: (country: string, day: string) =>
    `What customs in ${country} will probably charge, under the rules of ${day}.`,
  total: 'Expected on arrival',
  nothing: 'Nothing is expected to be due.',
  notOurs:
    'Not charged by us, and not part of the price above: the delivering carrier collects it. Customs make the final decision.',
  included: 'Included',
  includedText: 'The price of this method covers duty and tax: there should be nothing to pay at the door.',
  includedTax: 'The price of this method covers the import tax; the delivering carrier collects the rest.',
  unknownTitle: (country: string) => `We don’t know what customs in ${country} currently charge`,
  unknown: 'We have no rule for this. Duty and tax may be due on arrival; please ask customs there.',
  partly: 'At least, not counting what depends on the goods',
  depends: 'depends on the goods',
  of: (share: string, base: string) => `${share} of ${base}`,
  ofAll: (share: string, base: string) => `${share} of ${base}: goods, freight and duty`,
  times: (amount: string, count: number, per: string) => `${amount} × ${count} ${per}`,
  codes: (count: number): string => (count === 1 ? 'tariff number' : 'tariff numbers'),
  lines: (count: number): string => (count === 1 ? 'line' : 'lines'),
  perParcel: (amount: string) => `${amount} per package`,
  spared: 'Not due',
  sparedAbove: (kind: string, amount: string, yuan: string) =>
    `${kind}: only above ${amount} (about ${yuan})`,
  sparedWithin: (kind: string, amount: string, yuan: string) =>
    `${kind}: only up to ${amount} (about ${yuan})`,
  basis: 'Where this comes from',
  from: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  source: (name: string) => `Source: ${name}`,
  unchecked: 'not checked recently',
  rates: (list: string) => `Converted at ${list}.`,
  rate: (currency: string, yuan: string, day: string) => `1 ${currency} = ¥${yuan} (${day})`,
}
