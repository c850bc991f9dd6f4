import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import { inSentence } from '../../country-in-english.ts'

const options: Record<DeliveryOption, string> = {
  express: 'Express',
  direct: 'Direct air',
  postal: 'Postal',
  ocean: 'Ocean freight',
}

/** The estimated cost of a package that does not exist yet. */
export const text = {
  title: 'Shipping estimate',
  lead: 'What a package would cost today by each shipping method. Nothing is saved, and you don’t have to decide anything.',
  options,
  country: 'Ship to',
  weight: 'Weight including packing, in grams',
  weightHint: 'A pair of shoes in its box weighs about 1,200 g.',
  weightWrong: 'Enter a whole number from 1 to 10,000,000 grams',
  size: 'Size in centimetres',
  sizeHint: 'Some methods charge for large, light parcels by size. Without a size, only the weight counts.',
  length: 'Length, cm',
  width: 'Width, cm',
  height: 'Height, cm',
  sideWrong: 'Enter 0.1 to 1,000 cm',
  allSides: 'Enter all three sides, or none',
  category: 'Kind of goods',
  anyGoods: 'Ordinary goods',
  categoryHint: 'Methods differ in what they carry.',
  compare: 'Compare methods',
  comparing: 'Comparing…',
  results: (country: string, weight: string) => `${weight} to ${inSentence(country)}`,
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  days: (from: number, until: number) => `${from} to ${until} days`,
  observed: (days: string) => `recently ${days} days`,
  total: 'Estimated total',
  first: (weight: string) => `up to ${weight}`,
  steps: (count: number, weight: string) => `${count} × ${weight}`,
  bySize: (billed: string) => `Charged by size: ${billed}.`,
  byMinimum: (billed: string) => `Minimum charge: ${billed}.`,
  spare: (weight: string) => `You could add ${weight} at no extra cost.`,
  closed: 'Not available',
  contact: 'Contact us',
  howPricesWork: 'How shipping is calculated',
  none: 'No shipping method can carry a package like this. The reason is shown with each one.',
  noSize: 'Without a size, this is based on weight alone.',
  note: 'Includes freight and our packing fee. Extra services, insurance and late storage cost extra. The package is weighed again when it is packed, and any difference is refunded or charged.',
}
