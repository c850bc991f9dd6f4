export const text = {
  facts: (warehouses: number, freeDays: number) => [
    { figure: '4', what: 'delivery options' },
    { figure: String(warehouses), what: 'warehouses' },
    { figure: '180+', what: 'countries' },
    { figure: String(freeDays), what: 'days of free storage' },
  ],

  steps: {
    title: 'What happens after you paste',
    lead: 'Two payments, both with every row in sight: first the goods, later the shipping.',
    list: (review: string, freeDays: number) => [
      {
        title: 'The order form fills itself',
        text: 'Title, price and pictures, as far as the page lets us read them. You choose colour, size and quantity.',
        when: 'at once',
      },
      {
        title: 'You pay for the goods',
        text: 'Goods, domestic freight and service fee. The amount is on hold until we have bought.',
        when: 'first payment',
      },
      {
        title: 'A buyer checks and buys',
        text: 'Price changed or sold out? We ask you before we go on.',
        when: `${review} working hours`,
      },
      {
        title: 'The warehouse takes it in',
        text: 'Checked, weighed, measured and photographed. You see the photos before you decide anything.',
        when: `${freeDays} days free`,
      },
      {
        title: 'You pack it together and pay for shipping',
        text: 'Choose items and a method. If the package turns out lighter, the difference comes back.',
        when: 'second payment',
      },
      {
        title: 'It travels to your door',
        text: 'Every stop on the package page, in your language.',
        when: '1 day to 5 weeks',
      },
    ],
  },

  prices: {
    title: 'Four ways out of the warehouse',
    lead: 'Prices of today, from the same table that your package is billed by.',
    country: 'Country',
    weight: 'Weight',
    caption: (country: string, weight: string) => `To ${country}, ${weight}`,
    heads: {
      option: 'Delivery option',
      time: 'Time',
      first: 'First weight',
      step: 'Each further',
      customs: 'Customs fee',
      total: 'Total',
    },
    options: { express: 'Express', direct: 'Direct injection', postal: 'Postal', ocean: 'Ocean' },
    optionNotes: {
      express: 'International couriers',
      direct: 'By air, then a local courier',
      postal: 'National posts',
      ocean: 'By ship, then a local courier',
    },
    days: (min: number, max: number) => (min >= 14 ? `${min / 7}–${max / 7} weeks` : `${min}–${max} days`),
    none: 'not served',
    cheapest: 'lowest price',
    billedAs: (weight: string) => `billed as ${weight}`,
    note: 'Times run from hand-over to the carrier to delivery, in the usual case. Packing and extra services are listed separately.',
    how: 'How shipping is calculated',
  },

  example: {
    title: 'What it costs, to the cent',
    lead: (country: string, weight: string) =>
      `A backpack and two T-shirts from one shop, sent together to ${country} at ${weight}. Prices of the goods are examples; everything else is computed from our rates.`,
    first: 'First payment: goods',
    second: 'Second payment: shipping',
    backpack: 'Backpack',
    shirts: 'T-shirts',
    freight: 'Domestic freight',
    service: 'Service fee',
    photos: 'Detail photos',
    shipping: (option: string) => `${option}, first weight`,
    further: 'Further weight',
    customs: 'Customs fee',
    operation: 'Packing',
    subtotal: 'To pay',
    total: 'Both together',
  },

  warehouses: {
    title: (count: number) => `${count} warehouses`,
    lead: 'Each item goes to the one you choose when ordering. Your own purchases in China can be sent there too.',
    forwarding: 'Sending your own purchases to us',
  },

  more: {
    title: 'Kept, checked, taken back',
    storage: {
      title: (days: number) => `${days} days free storage`,
      text: (fee: string, cap: string, limit: number) =>
        `The last free day stands beside every item, and we remind you before it. After that ${fee} a day, at most ${cap}, for up to ${limit} days.`,
      link: 'Storage in detail',
    },
    returns: {
      title: 'Returns',
      text: (days: number) =>
        `See the photos first. For ${days} days after arrival you can ask for a refund; we return the item to the seller.`,
      link: 'Returns and exchanges',
    },
    video: {
      title: 'Packing on video',
      text: 'Order a photo or a video of your package being packed, and watch it before it leaves.',
      link: 'Packing services',
    },
    rewards: {
      title: 'Coupons, points, plans',
      text: 'Points for what you ship, coupons for fees and freight, plans for those who buy often.',
      link: 'How they work',
    },
  },

  helpTitle: 'Good to know before you start',
  allHelp: 'All help articles',

  fulfilment: {
    title: 'Selling from China?',
    text: 'Stock in China or Hong Kong, orders picked, packed and shipped to your customers under your name.',
    link: 'Business fulfilment',
  },

  shelf: {
    expiring: (count: number) =>
      count === 1 ? 'One item has few free days left' : `${count} items have few free days left`,
    waiting: (count: number) =>
      count === 0 ? 'Nothing is here yet' : `${count} ${count === 1 ? 'item' : 'items'} ready to ship`,
    open: 'Open the warehouse',
  },
}
