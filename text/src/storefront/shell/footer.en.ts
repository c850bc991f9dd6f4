export const text = {
  help: 'Help',
  about: 'About',
  contact: 'Contact',
  links: {
    howToBuy: 'How to buy',
    fees: 'How shipping is calculated',
    allHelp: 'All help articles',
    fulfilment: 'Business fulfilment',
    accuracy: 'How accurate our estimates were',
  },
  contactHours: (hours: string) => `Hours: ${hours}`,
  amountsNote: 'All amounts are in yuan (CNY) unless stated otherwise.',
  rateNote: (unit: string, yuan: string, day: string) =>
    `≈ is what a recharge of ¥1,000 charges, fee included: ${unit} = ${yuan} (rate of ${day}).`,
}
