import { inSentence } from '../../country-in-english.ts'

export const text = {
  steps: {
    title: 'What happens after you paste',
    lead: 'Two payments, each itemised in full: first the goods, later the shipping.',
    list: (review: string, freeDays: number) => [
      {
        title: 'The order form fills itself in',
        text: 'Title, price and pictures, where the page can be read. You choose colour, size and quantity.',
        when: 'at once',
      },
      {
        title: 'You pay for the goods',
        text: 'Goods, delivery within China and our fee. The money is only held until we buy them.',
        when: 'first payment',
      },
      {
        title: 'A buyer checks and buys',
        text: 'If the price has changed or it is sold out, we ask you first.',
        when: `${review} working hours`,
      },
      {
        title: 'It arrives at our warehouse',
        text: 'Checked, weighed, measured and photographed. You see the photos before you decide anything.',
        when: `${freeDays} days free`,
      },
      {
        title: 'You combine items and pay for shipping',
        text: 'Choose items and a shipping method. If the package turns out lighter, you get the difference back.',
        when: 'second payment',
      },
      {
        title: 'It’s on its way to you',
        text: 'Follow every step on the package page, in your language.',
        when: '1 day to 5 weeks',
      },
    ],
  },

  prices: {
    title: 'Four ways to send this box',
    country: 'Country',
    weight: 'Weight',
    caption: (country: string, weight: string) => `To ${inSentence(country)}, ${weight}`,
    heads: {
      option: 'Method',
      time: 'Days to the door',
      cannot: 'Cannot carry',
      formula: 'How it adds up',
      total: 'Price',
    },
    options: { express: 'Express', direct: 'Direct air', postal: 'Postal', ocean: 'Ocean freight' },
    optionNotes: {
      express: 'International couriers',
      direct: 'By air, then a local courier',
      postal: 'National posts',
      ocean: 'By ship, then a local courier',
    },
    days: (min: number, max: number) => (min >= 14 ? `${min / 7}–${max / 7} weeks` : `${min}–${max} days`),
    none: 'not available',
    billedAs: (weight: string) => `charged for ${weight}`,
    /** The first weight, the further weight steps, the customs fee. */
    formula: (
      [first, price]: readonly [string, string],
      [steps, step, stepPrice]: readonly [number, string, string],
      customs: string,
    ) => `${price} for the first ${first} + ${steps} × ${stepPrice} per ${step} + ${customs} customs`,
    cannot: (kinds: readonly string[], more: number) =>
      [...kinds, ...(more > 0 ? [`${more} more`] : [])].join('; '),
    cannotNone: 'prohibited goods only',
    note: 'We send to more than 180 countries and regions. Shaded: how the box above travels. Times run from hand-over to the carrier until delivery. Packing and extra services aren’t included.',
    how: 'How shipping is calculated',
    less: 'How rewards and plans lower it',
  },

  example: {
    title: (country: string) =>
      country ? `What one box to ${inSentence(country)} costs` : 'What one box costs',
    lead: 'You pay twice: for the goods now, and for the shipping once the box has been weighed. The goods are an example; every fee is from our rates.',
    first: 'Pay now: the goods',
    second: 'Pay when it ships: the journey',
    pieces: { hoodie: 'Cotton hoodie', notebook: 'Leather notebook', umbrella: 'Folding umbrella' },
    box: (weight: string) =>
      `The box on our scale: ${weight}. Every further step, or part of it, is charged in full.`,
    freight: 'Delivery within China',
    service: (rate: string) => `Our fee, ${rate}`,
    shipping: (first: string, option: string) => `First ${first}, ${option.toLowerCase()}`,
    further: (steps: number, step: string) =>
      steps === 1 ? `One more ${step}` : `${steps} more steps of ${step}`,
    customs: 'Customs fee',
    operation: 'Packing',
    subtotal: 'To pay',
    total: 'Both payments',
  },

  watch: {
    title: 'Then follow it all the way',
    lead: 'Every scan in your language, and a video of the packing if you ask for one. If the carrier loses the box, goods and shipping come back to your balance.',
    example: 'An example: a package in transit',
    stops: ['Guangzhou', 'Frankfurt', 'Customs', 'Berlin', 'Your door'],
    notes: ['left our warehouse', 'landed', 'cleared', 'at the depot', 'confirm receipt once you have it'],
  },

  warehouses: {
    title: (count: number) => `${count} warehouses`,
    forwarding: 'Sending your own purchases to us',
  },

  more: {
    title: 'On our shelf',
    storage: {
      title: (days: number) => `${days} days on our shelf, free`,
      text: (fee: string, cap: string, limit: number) =>
        `Each item shows its last free day, and we remind you before it. After that, ${fee} a day, at most ${cap}, for up to ${limit} days.`,
      link: 'More about storage',
    },
    combining: {
      title: 'Several shops, one box',
      text: 'The first half kilo costs the most. In one box you pay for it only once.',
      link: 'How combining works',
    },
    returns: {
      title: (days: number) => `${days} days to send it back`,
      text: (days: number) =>
        `For ${days} days after it reaches us you can ask for a refund. We return the item to the seller; it never leaves China.`,
      link: 'Returns and exchanges',
    },
  },

  helpTitle: 'Before you start',
  allHelp: 'All help articles',

  fulfilment: {
    title: 'Selling from China?',
    text: 'Keep your stock with us in mainland China or Hong Kong. We pick, pack and send each order under your name.',
    link: 'Business fulfilment',
  },
  community: 'What others have bought, and what they think of it.',
}
