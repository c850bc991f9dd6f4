/** The cost estimated when ordering, and the actual cost. */
export const text = {
  title: 'How accurate our estimate was',
  expected: (range: string) => `Expected ${range}`,
  between: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  was: 'It was',
  within: (range: string, was: string) => `We estimated ${range} for goods and shipping; it came to ${was}.`,
  below: (range: string, was: string) =>
    `We estimated ${range} for goods and shipping; it came to less: ${was}.`,
  above: (range: string, was: string) =>
    `We estimated ${range} for goods and shipping; it came to more: ${was}.`,
  weight: (range: string, was: string) => `The goods: expected ${range}, weighed ${was}.`,
  notIncluded: (amount: string) =>
    `Not included, since it couldn’t be foreseen: ${amount} for services, insurance, storage or a coupon.`,
  partial: 'Only part of what you ordered is in this package: we count its share by items.',
  apart: 'You ordered at different times, and each time we expected a package of its own.',
  sentApart:
    'We expected everything in that order to travel in one package; some of it isn’t in this one, and each package pays for a first weight step of its own.',
  given: (day: string, country: string, line: string) => `Given on ${day}, for ${country}, by ${line}.`,
  without: 'Duty at the door and top-up fees are in neither figure.',
}
