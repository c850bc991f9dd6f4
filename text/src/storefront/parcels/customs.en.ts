export const text = {
  code: 'Tariff number (HS)',
  codeOf: (title: string) => `Tariff number: ${title}`,
  codeHint: 'A word such as “T-shirt”, or at least six digits',
  codeWanted: (name: string, country: string, digits: number) =>
    `${name === '' ? '' : `${name}. `}Customs in ${country} require ${digits} digits. What you leave out, we add before it ships.`,
  codeOther: 'Not in our list. Please make sure it is correct.',
  codeList: 'Tariff numbers that fit',
  codeNone: 'Nothing found. Try another word, or the first six digits',
  codeWrong: 'Please choose one from the list, or type six to twelve digits',
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
}
