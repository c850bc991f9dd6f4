import { inSentence } from '../../country-in-english.ts'

/** What goods cost to the shopper's door. */
export const text = {
  title: 'To your door',
  later: 'When it ships',
  atDoor: 'Duty and tax, at the door',
  recharge: 'Recharge fee',
  shelf: (things: number, adds: string) =>
    `Sent with the ${things === 1 ? 'thing' : `${things} things`} on your shelf it adds only ${adds}.`,
  shelfFree: (things: number) =>
    `Sent with the ${things === 1 ? 'thing' : `${things} things`} on your shelf its shipping costs nothing more.`,
  free: (grams: string) => `${grams} more cost nothing more.`,
  days: (min: number, max: number) => (min === max ? `${min} days` : `${min}–${max} days`),
  takesUpTo: (line: string, limit: string, most: string) =>
    `${line} takes up to ${limit}. It may weigh ${most}, packed: then it needs another way.`,
  takesPart: (line: string) => `${line} takes it only if it is no larger than likely.`,
  none: (country: string, weight: string) => `No shipping method takes ${weight} to ${inSentence(country)}.`,
  noneTakes: (limit: string) => `The heaviest package that one takes there weighs ${limit}.`,
  noneAtAll: 'None goes there.',
  failed: 'What it costs to your door could not be reckoned.',
  unpriced: (count: number) =>
    count === 1
      ? 'One has no known price: open it to read it. Its shipping is counted.'
      : `${count} have no known price: open them to read it. Their shipping is counted.`,
  choices: 'How it comes about',
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
  line: 'Shipping method',
  fallen: 'Cannot take it',
  rows: 'Every row',
  source: (name: string) => `${name}: where this comes from`,
  holds: (percent: number, version: number) =>
    `${percent} of 100 are within, by our ${version === 0 ? 'starting table' : `estimate no. ${version}`} of weights.`,
  lead: (days: number) =>
    `You pay shipping once your goods are weighed in our warehouse, where they are kept free for ${days} days. Until then the weight is a guess.`,
  cart: {
    title: 'To your door, in one package',
  },
  list: {
    title: 'What all of them cost to your door',
  },
  link: {
    label: 'Link of the goods',
    hint: 'We say what they should weigh, and what they cost to your door.',
    reckon: 'Reckon',
    open: 'Open the order form',
    notALink: 'Paste the link of something to buy.',
  },
}
