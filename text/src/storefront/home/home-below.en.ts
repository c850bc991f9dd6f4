export const text = {
  facts: (warehouses: number, freeDays: number) => [
    { figure: '4', what: 'delivery options' },
    { figure: String(warehouses), what: 'warehouses' },
    { figure: '180+', what: 'countries' },
    { figure: String(freeDays), what: 'days of free storage' },
  ],

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
    options: { express: 'Express', direct: 'Direct injection', postal: 'Postal', ocean: 'Ocean' },
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
    title: 'What it costs, to the cent',
    lead: (country: string, weight: string) =>
      `A backpack and two T-shirts from one shop, sent together to ${country}, weighing ${weight}. The prices of the goods are examples; everything else is calculated from our rates.`,
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
    total: 'Both payments',
  },

  warehouses: {
    title: (count: number) => `${count} warehouses`,
    lead: 'You choose one when ordering. You can also have your own purchases in China sent there.',
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
    returns: {
      title: 'Returns',
      text: (days: number) =>
        `Check the photos first. For ${days} days after arrival you can ask for a refund; we return the item to the seller.`,
      link: 'Returns and exchanges',
    },
    video: {
      title: 'Packing on video',
      text: 'Order a photo or a video of your package being packed, and watch it before it leaves.',
      link: 'Packing services',
    },
    rewards: {
      title: 'Coupons, points, plans',
      text: 'Points for what you ship, coupons for fees and freight, and plans for frequent buyers.',
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
      count === 1
        ? 'One item is nearly out of free storage'
        : `${count} items are nearly out of free storage`,
    waiting: (count: number) =>
      count === 0 ? 'Nothing is here yet' : `${count} ${count === 1 ? 'item' : 'items'} ready to ship`,
    open: 'Open the warehouse',
  },
}
