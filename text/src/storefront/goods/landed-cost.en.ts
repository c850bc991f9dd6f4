import { inSentence } from '../../country-in-english.ts'

/** The cost of goods to the shopper's door. */
export const text = {
  title: 'To your door',
  later: 'Pay when it ships',
  atDoor: 'Duty and tax, at the door',
  shelf: {
    with: (things: number) =>
      things === 1 ? 'with the item on your shelf' : `with the ${things} items on your shelf`,
    free: 'nothing extra',
    offer: (things: number, saved: string) =>
      things === 1
        ? `Sent with the item on your shelf, it costs about ${saved} less.`
        : `Sent with the ${things} items on your shelf, it costs about ${saved} less.`,
    count: 'Show together',
    counted: (things: number, saved: string) =>
      things === 1
        ? `One package with the item on your shelf, about ${saved} less.`
        : `One package with the ${things} items on your shelf, about ${saved} less.`,
    undo: 'Show alone',
  },
  atMost: (amount: string) => `at most ${amount}`,
  alone: 'on its own',
  ways: {
    title: 'Ways it can travel',
    shipping: 'Shipping',
    tax: 'Duty and tax',
    withShelf: (things: number) =>
      things === 1 ? 'To your door with your item' : `To your door with your ${things} items`,
    alone: 'To your door on its own',
    aloneWord: 'on its own',
    inPrice: 'in the price',
    none: 'none',
    atDoor: 'at the door',
    by: { weight: 'by weight', size: 'by size', minimum: 'minimum charge' },
  },
  free: (grams: string) => `You can add ${grams} at no extra cost.`,
  days: (min: number, max: number) => (min === max ? `${min} days` : `${min}–${max} days`),
  takesUpTo: (line: string, limit: string, most: string) =>
    `${line} takes up to ${limit}. Packed, it may weigh ${most} and then need another method.`,
  takesPart: (line: string) => `${line} takes it only if it is no larger than we expect.`,
  none: (country: string, weight: string) => `No shipping method takes ${weight} to ${inSentence(country)}.`,
  noneTakes: (limit: string) => `The heaviest package accepted there weighs ${limit}.`,
  noneAtAll: 'No shipping method goes there.',
  failed: 'The cost to your door couldn’t be calculated.',
  unpriced: (count: number) =>
    count === 1
      ? 'One item has no known price yet: open it to read the price. Its shipping is included.'
      : `${count} items have no known price yet: open them to read it. Their shipping is included.`,
  choices: 'How it adds up',
  country: 'Country',
  weight: 'Weight, packed',
  weights: (weight: string, example: string) => `${weight} · ${example}`,
  expected: 'what we expect',
  examples: {
    250: 'a T-shirt',
    700: 'a hoodie',
    1500: 'a pair of boots',
    3000: 'a small appliance',
    6000: 'a carton',
  },
  really: {
    title: 'How long packages really took',
    lead: (country: string) =>
      `To ${inSentence(country)}, from our warehouse to the door, over the last twelve months.`,
    typicalDays: (median: number, p90: number) => `half within ${median} days, 9 of 10 within ${p90}`,
    method: 'Shipping method',
    month: 'Left in',
    half: 'Half within',
    most: '9 of 10 within',
    count: 'Packages',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    months: (line: string) => `${line}, by month`,
  },
  line: 'Shipping method',
  insure: 'Insure the goods for their price',
  insureHint: 'We pay for what is lost or damaged on the way abroad.',
  fallen: 'Cannot carry it',
  rows: 'Line by line',
  source: (name: string) => `${name}: where this figure comes from`,
  holds: (percent: number, version: number) =>
    `The real weight lies within this range ${percent} times in 100, according to our ${version === 0 ? 'starting table' : `estimate no. ${version}`} of weights.`,
  withoutFee:
    'Without the payment provider’s fee, which is shown before you pay and is part of every amount after ≈.',
  lead: (days: number) =>
    `You pay shipping once your goods are weighed in our warehouse, where they are kept free for ${days} days. Until then the weight is an estimate.`,
  cart: {
    title: 'To your door, in one package',
    first: (included: number, chosen: number) =>
      `This covers the first ${included} of the ${chosen} lines you selected. Select fewer to see the whole sum.`,
  },
  list: {
    title: 'What they all cost to your door',
  },
  link: {
    label: 'Product link',
    hint: 'See what it should weigh, and what it costs to your door.',
    calculate: 'Calculate',
    open: 'Open the order form',
    notALink: 'Paste a product link.',
  },
}
