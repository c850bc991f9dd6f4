export const text = {
  steps: {
    title: 'What happens after you paste',
    lead: 'Two payments, each itemised in full: first the goods, later the shipping.',
    list: (review: string, freeDays: number) => [
      {
        title: 'The order form fills itself',
        text: 'Title, price and pictures, as far as the page lets us read them. You choose colour, size and quantity.',
        when: 'at once',
      },
      {
        title: 'You pay for the goods',
        text: 'Goods, domestic freight and service fee. We hold the amount until we have bought them.',
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
        title: 'It is on its way to you',
        text: 'Follow every step on the package page, in your language.',
        when: '1 day to 5 weeks',
      },
    ],
  },

  prices: {
    title: 'Four ways to ship',
    lead: 'Today’s prices, from the same table we use to bill your package.',
    country: 'Country',
    weight: 'Weight',
    caption: (country: string, weight: string) => `To ${country}, ${weight}`,
    heads: {
      option: 'Delivery option',
      time: 'Time',
      first: 'First weight',
      step: 'Each further step',
      customs: 'Customs fee',
      total: 'Total',
    },
    options: { express: 'Express', direct: 'Air direct', postal: 'Postal', ocean: 'Ocean' },
    optionNotes: {
      express: 'International couriers',
      direct: 'By air, then a local courier',
      postal: 'National posts',
      ocean: 'By ship, then a local courier',
    },
    days: (min: number, max: number) => (min >= 14 ? `${min / 7}–${max / 7} weeks` : `${min}–${max} days`),
    none: 'not available',
    cheapest: 'lowest price',
    billedAs: (weight: string) => `charged as ${weight}`,
    note: 'Times are typical, from hand-over to the carrier until delivery. Packing and extra services are listed separately.',
    how: 'How shipping is calculated',
  },

  example: {
    title: 'What one box costs, to the cent',
    lead: (country: string, weight: string) =>
      `Three things from China, sent together to ${country}, weighing ${weight}. You pay twice: for the goods now, for the way once the box has been weighed. The goods are an example; everything else is calculated from our rates.`,
    first: 'Pay now: the goods',
    second: 'Pay when it ships: the way',
    pieces: { hoodie: 'Cotton hoodie', notebook: 'Leather notebook', umbrella: 'Folding umbrella' },
    box: (weight: string) => `The box on our scale: ${weight}, charged by begun steps.`,
    freight: 'Domestic freight',
    service: 'Service fee',
    shipping: (option: string) => `${option}, first weight`,
    further: 'Further weight',
    customs: 'Customs fee',
    operation: 'Packing',
    subtotal: 'To pay',
    total: 'Both payments',
  },

  watch: {
    title: 'And then you can watch it come',
    lead: 'Every scan in your language. If the carrier loses the box, goods and shipping come back to your balance.',
    example: 'An example of a package under way',
    stops: ['Guangzhou', 'Frankfurt', 'Customs', 'Berlin', 'Your door'],
    notes: ['left our warehouse', 'landed', 'cleared', 'at the depot', 'Confirm receipt when all is there'],
  },

  warehouses: {
    title: (count: number) => `${count} warehouses`,
    forwarding: 'Sending your own purchases to us',
  },

  more: {
    title: 'Storage, returns and more',
    storage: {
      title: (days: number) => `${days} days of free storage`,
      text: (fee: string, cap: string, limit: number) =>
        `The last free day is shown with every item, and we remind you before it. After that, ${fee} a day, at most ${cap}, for up to ${limit} days.`,
      link: 'Storage in detail',
    },
    combining: {
      title: 'Several shops, one box',
      text: 'The first weight is the dear one, and you pay it once. What lies on your shelf travels together.',
      link: 'How combining works',
    },
    returns: {
      title: (days: number) => `${days} days to send it back`,
      text: (days: number) =>
        `Check the photos first. For ${days} days after arrival you can ask for a refund; we return the item to the seller.`,
      link: 'Returns and exchanges',
    },
  },

  helpTitle: 'Before you start',
  allHelp: 'All help articles',

  fulfilment: {
    title: 'Selling from China?',
    text: 'Stock in China or Hong Kong, orders picked, packed and shipped to your customers under your name.',
    link: 'Business fulfilment',
  },
}
