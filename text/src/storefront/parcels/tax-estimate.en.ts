/** The estimated customs charges, on the page of a package. */
export const text = {
  title: 'Duty and tax',
  tag: 'Estimate',
  lead: (country: string, day: string) =>
    `${country}: what customs were expected to charge, under the rules of ${day}. It’s an estimate: customs have the last word.`,
  total: 'Expected on arrival',
  unknown: (country: string, day: string) =>
    `${country}: on ${day} we had no rule for what customs there charge. Duty and tax may be due on arrival.`,
  nothing: 'Nothing was expected to be due.',
  notOurs: 'Not charged by us: the delivering carrier collects it.',
}
