import type { ImportRuleKind } from '@longhaul/domain/customs/import-rule.ts'

const kinds: Record<ImportRuleKind, string> = {
  duty: 'Duty',
  flat_duty: 'Flat duty',
  vat: 'Import tax',
  fee: 'Customs fee',
  free: 'Nothing',
  note: 'To know',
  unknown: 'Not known',
}

export const text = {
  kinds,

  code: 'Tariff number (HS)',
  codeOf: (title: string) => `Tariff number: ${title}`,
  codeHint: 'A word such as “T-shirt”, or six digits',
  codeWanted: (country: string) => `Customs in ${country} want it. A word, or six digits`,
  codeOther: 'Not in our list. Please make sure that it is right.',
  codeList: 'Tariff numbers that fit',
  codeNone: 'Nothing found. Another word, or the six digits?',
  codeWrong: 'Please choose one of the list, or type six digits',
  codeUnknown: 'There is no such chapter in the tariff',
  chinese: 'Description in Chinese',
  chineseOf: (title: string) => `Description in Chinese: ${title}`,
  chineseHint: 'For customs in China',
  chineseWrong: 'Please write this in Chinese, or leave it empty',
  reason: 'Why another value',
  reasonOf: (title: string) => `Why another value than the price paid: ${title}`,
  reasonHint: (paid: string) => `You paid ${paid}. The reason is kept with the declaration.`,
  reasonMissing: 'Please say why the value is not the price paid',
  vague: 'This says too little: customs send such packages back. Say what it is and of what it is made.',

  taxIdMissing: (name: string) =>
    `Customs there do not clear a package without the recipient’s ${name}. Please add it to the address.`,
  taxIdWrong: (name: string) => `The ${name} of this address is not a valid one. Please correct it.`,

  title: 'Duty and tax',
  estimate: 'Estimate',
  lead: (country: string, day: string) =>
    `What customs in ${country} will probably ask for, by the rules of ${day}.`,
  total: 'Expected on arrival',
  nothing: 'Nothing is expected to be due.',
  notOurs:
    'Not charged by us, and not part of the price above: whoever delivers collects it. Customs have the last word.',
  included: 'Included',
  includedText: 'The price of this line covers duty and tax: nothing is expected at the door.',
  includedTax: 'The price of this line covers the import tax; the rest is collected by whoever delivers.',
  unknownTitle: (country: string) => `We do not know what customs in ${country} ask for now`,
  unknown: 'Our table has no rule that says. Duty and tax may be due on arrival; please ask customs there.',
  partly: 'At least, without what depends on the goods',
  depends: 'depends on the goods',
  of: (share: string, base: string) => `${share} of ${base}`,
  ofAll: (share: string, base: string) => `${share} of ${base}: goods, freight and duty`,
  times: (amount: string, count: number, per: string) => `${amount} × ${count} ${per}`,
  codes: (count: number): string => (count === 1 ? 'tariff number' : 'tariff numbers'),
  lines: (count: number): string => (count === 1 ? 'line' : 'lines'),
  perParcel: (amount: string) => `${amount} a package`,
  spared: 'Not due',
  sparedAbove: (kind: string, amount: string, yuan: string) =>
    `${kind}: only above ${amount} (about ${yuan})`,
  sparedWithin: (kind: string, amount: string, yuan: string) =>
    `${kind}: only up to ${amount} (about ${yuan})`,
  basis: 'Where this comes from',
  from: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  source: (name: string) => `Source: ${name}`,
  unchecked: 'not checked lately',
  rates: (list: string) => `Converted at ${list}.`,
  rate: (currency: string, yuan: string, day: string) => `1 ${currency} = ¥${yuan} (${day})`,
}
