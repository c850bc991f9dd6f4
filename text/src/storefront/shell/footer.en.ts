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
  rateNote: (rate: string, fee: string, day: string) =>
    fee
      ? `Amounts after ≈ are what you would be charged: ${rate}, plus a fee of ${fee} for each payment (rate of ${day}).`
      : `≈ is at our rate of ${day}: ${rate}.`,
}
