/** What customs were expected to ask for, on the page of a package. */
export const en = {
  title: 'Duty and tax',
  tag: 'Estimate',
  lead: (country: string, day: string) =>
    `What customs in ${country} were expected to ask for, by the rules of ${day}. An estimate: customs have the last word.`,
  total: 'Expected on arrival',
  unknown: (country: string, day: string) =>
    `On ${day} our table had no rule that says what customs in ${country} ask for. Duty and tax may be due on arrival.`,
  nothing: 'Nothing was expected to be due.',
  notOurs: 'Not charged by us: whoever delivers collects it.',
}
