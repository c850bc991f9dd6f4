export const text = {
  title: 'Fulfilment from China and Hong Kong',
  description:
    'Stock in our warehouses, orders picked, packed and shipped to your customers under your name.',
  lead: 'You sell, we ship. We keep your goods in our warehouses in China or Hong Kong, and pick, pack and dispatch every order the next working day.',

  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Your goods come in',
      text: 'From your suppliers or by container. We count them, inspect samples and put them on the shelf.',
    },
    { title: 'Your orders come in', text: 'As a file, or through an agreed interface.' },
    { title: 'We pick and pack', text: 'With your own inserts and packaging if you like.' },
    {
      title: 'We ship',
      text: 'By the delivery option you choose for each country. We send you the tracking number.',
    },
    {
      title: 'Returns come back',
      text: 'To Hong Kong, where we check and photograph them and put them back on the shelf.',
    },
  ],

  whereTitle: 'China or Hong Kong',
  where: {
    caption: 'Which location suits which goods',
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
      { what: 'Returns from abroad', china: 'Import duty may be due', hongKong: 'Duty-free' },
    ],
  },

  form: {
    title: 'Tell us what you ship',
    lead: 'We reply within two working days, with prices for your goods and countries.',
    name: 'Your name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    volume: 'Orders per month',
    volumes: {
      up_to_100: 'Up to 100',
      up_to_1000: '100 to 1,000',
      up_to_10000: '1,000 to 10,000',
      more: 'More than 10,000',
    },
    message: 'What do you ship, and where to?',
    consent: 'You may store these details to reply to me.',
    trap: 'Leave this empty',
    nameNeeded: 'Please enter your name',
    volumeNeeded: 'Please choose how many orders you have per month',
    consentNeeded: 'We need your consent to reply',
    submit: 'Send',
    busy: 'Sending…',
    privacy: 'Privacy policy',
    sentTitle: 'Thank you, we have received your message',
    sent: (email: string) => `We’ll reply to ${email} within two working days.`,
  },
}
