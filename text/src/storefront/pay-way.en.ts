export const en = {
  title: 'How to pay',
  ways: {
    estimate: {
      label: 'Pay the estimate now',
      hint: 'Packing starts when it is paid. What was too much comes back, what is missing is asked for before it ships.',
    },
    exact: {
      label: 'Pack first, pay exactly',
      hint: 'We pack and weigh it, then you pay what the scale says.',
    },
  },
  fee: (fee: string) => `+ ${fee}`,
  free: 'no extra cost',
  deposit: (amount: string) =>
    `${amount} is set aside now as a deposit. It counts towards the price; if you cancel after packing, it pays for packing in vain.`,
  short: (missing: string) => `${missing} is missing on your balance for the deposit.`,
  recharge: 'Recharge',
  submitExact: 'Have it packed',
  made: (number: string) => `Package ${number} is on its way to the packers.`,
  estimateTitle: 'Exact after packing',
  exactSteps: [
    'Nothing but the deposit is set aside now.',
    'We pack, weigh and measure, and tell you the exact price by the rates of today.',
    'You pay it within 7 days; the deposit is taken off. Unpaid, the package is unpacked again and the deposit pays for that.',
  ],
  addressChanged: 'The address was changed',
  addressChangedText: 'It was edited since you looked, perhaps in another tab. Please check it above.',
  each: (count: number, each: string) => `${count} × ${each}`,
  steps: (count: number, grams: string, each: string) => `${count} × ${grams} at ${each}`,
  share: (rate: string, amount: string) => `${rate} of ${amount}`,
  chosen: 'How it is paid',

  /** What the stages mean where it is packed before it is paid. */
  stages: {
    to_pick: {
      label: 'Waiting to be packed',
      means: 'It is packed before you pay. The deposit is on hold on your balance.',
      next: 'We take the items off the shelf, pack, weigh and measure them, and tell you the exact price.',
      you: 'Nothing. You can still cancel; the deposit comes back whole.',
    },
    packing: {
      label: 'Being packed',
      means: 'The warehouse is packing it.',
      next: 'We weigh and measure it and tell you the exact price.',
      you: 'Nothing for now.',
    },
    supplement_due: {
      label: 'Packed, payment due',
      means: 'It is packed and weighed: this is its exact price.',
      next: 'When it is paid it goes to the carrier. Unpaid, it is unpacked again.',
      you: 'Pay, or cancel. If you cancel now, the deposit pays for packing in vain.',
    },
  },
  paymentDue: 'Payment',
  paymentDueText: (amount: string) => `Packed and weighed: ${amount} is to pay, the deposit taken off.`,
  pay: (amount: string) => `Pay ${amount}`,
  cardDue: (amount: string) => `${amount} is due: packed and weighed.`,
}
