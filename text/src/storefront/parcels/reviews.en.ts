import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'

const options: Record<DeliveryOption, string> = {
  express: 'express',
  direct: 'direct air',
  postal: 'postal',
  ocean: 'ocean freight',
}

export const text = {
  title: 'What shoppers say',
  lead: (count: number, mean: string) =>
    `${count} ${count === 1 ? 'review' : 'reviews'} of received packages, ${mean} of 5 stars. All of them are shown, good and bad, unless they name people.`,
  anonymous: 'A shopper',
  way: (country: string, option: DeliveryOption) => `to ${country}, ${options[option]}`,
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in transit`,
  noWords: 'No comment.',
  picture: (index: number) => `Picture ${index} of the review`,
  pictures: 'Pictures of the review',
  standing: {
    waiting: 'We read it before others can see it.',
    shown: 'Everyone can read it, without your name.',
    hidden: 'It isn’t shown to others: it names people, numbers or addresses.',
  },
}
