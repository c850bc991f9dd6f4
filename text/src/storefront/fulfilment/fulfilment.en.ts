export const text = {
  title: 'Fulfilment from China and Hong Kong',
  description:
    'Stock in our warehouses, orders picked, packed and shipped to your customers under your name.',
  lead: 'You sell, we ship. Your goods lie in our warehouses in China or Hong Kong; every order of your shop is picked, packed and on its way the next working day.',

  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Your goods come in',
      text: 'From your suppliers or by container. We count, inspect by sample and put them on the shelf.',
    },
    { title: 'Your orders come in', text: 'As a file, or through an interface that we agree on.' },
    { title: 'We pick and pack', text: 'With your inserts and your packaging where you like.' },
    {
      title: 'We ship',
      text: 'By the delivery option you choose for each country. The tracking number comes back to you.',
    },
    { title: 'Returns come back', text: 'To Hong Kong: checked, photographed, and on the shelf again.' },
  ],

  whereTitle: 'China or Hong Kong',
  where: {
    caption: 'What suits which goods',
    heads: { what: 'What', china: 'China', hongKong: 'Hong Kong' },
    rows: [
      {
        what: 'Good for',
        china: 'Goods made in China, sold abroad',
        hongKong: 'Goods from several countries, fast express',
      },
      {
        what: 'Export',
        china: 'Declared for export, tax refund possible',
        hongKong: 'Free port: no duty, no VAT',
      },
      { what: 'Storage', china: 'Lower price per shelf', hongKong: 'Higher price per shelf' },
      { what: 'Goods with batteries', china: 'On some methods', hongKong: 'On most express methods' },
      { what: 'Returns from abroad', china: 'Import duty may fall due', hongKong: 'Without duty' },
    ],
  },

  form: {
    title: 'Tell us what you ship',
    lead: 'A person answers within two working days, with prices for your goods and countries.',
    name: 'Your name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    volume: 'Orders a month',
    volumes: {
      up_to_100: 'Up to 100',
      up_to_1000: '100 to 1,000',
      up_to_10000: '1,000 to 10,000',
      more: 'More than 10,000',
    },
    message: 'What do you ship, and where to?',
    consent: 'You may keep these details to answer me.',
    trap: 'Leave this empty',
    consentNeeded: 'Without this we may not answer you',
    submit: 'Send',
    busy: 'Sending…',
    privacy: 'Privacy policy',
    sentTitle: 'Thank you, we have it',
    sent: (email: string) => `We answer to ${email} within two working days.`,
  },
}
