export const text = {
  title: 'How to pay',
  ways: {
    estimate: {
      label: 'Pay the estimate now',
      hint: 'Packing starts once you have paid. If it is lighter, you get the difference back; if it is heavier, we ask for it before it ships.',
    },
    exact: {
      label: 'Pack first, pay exactly',
      hint: 'We pack and weigh it, then you pay what the scale says.',
    },
  },
  fee: (fee: string) => `+ ${fee}`,
  free: 'no extra cost',
  deposit: (amount: string) =>
    `${amount} is put on hold now as a deposit. It counts towards the price; if you cancel after packing, it pays for the packing.`,
  short: (missing: string) => `Your balance is ${missing} short for the deposit.`,
  recharge: 'Top-up',
  submitExact: 'Have it packed',
  made: (number: string) => `Package ${number} has been sent for packing.`,
  estimateTitle: 'Exact after packing',
  exactSteps: [
    'Only the deposit is put on hold now.',
    'We pack, weigh and measure, and tell you the exact price at today’s rates.',
    'You pay it within 7 days, less the deposit. If you don’t, the package is unpacked again and the deposit pays for the packing.',
  ],
  addressChanged: 'The address was changed',
  addressChangedText: 'It has been edited since you looked, perhaps in another tab. Please check it above.',
  each: (count: number, each: string) => `${count} × ${each}`,
  steps: (count: number, grams: string, each: string) => `${count} × ${grams} at ${each}`,
  share: (rate: string, amount: string) => `${rate} of ${amount}`,
  chosen: 'How it is paid',

  /** The meanings of the stages if the package is packed before it is paid. */
  stages: {
    to_pick: {
      label: 'Waiting to be packed',
      means: 'It’s packed before you pay. The deposit is on hold in your balance.',
      next: 'We take the items off the shelf, pack, weigh and measure them, and tell you the exact price.',
      you: 'Nothing. You can still cancel; you get the whole deposit back.',
    },
    packing: {
      label: 'Being packed',
      means: 'The warehouse is packing it.',
      next: 'We weigh and measure it and tell you the exact price.',
      you: 'Nothing for now.',
    },
    supplement_due: {
      label: 'Packed, payment due',
      means: 'It’s packed and weighed: this is its exact price.',
      next: 'Once you’ve paid, it goes to the carrier. If you don’t, we’ll unpack it again.',
      you: 'Pay, or cancel. If you cancel now, the deposit pays for the packing.',
    },
  },
  lines: {
    button: 'Compare shipping methods',
    title: 'Exact prices by shipping method',
    lead: 'It’s packed and weighed, so these are exact prices at the rates of the day you created the package. What customs charge comes on top. You can still choose another method before you pay.',
    label: 'Shipping method',
    now: 'Current choice',
    days: (from: number, until: number) => (from === until ? `${from} days` : `${from} to ${until} days`),
    toPay: (amount: string) => `${amount} to pay`,
    cheaper: (amount: string) => `${amount} less to your door than now`,
    moreExpensive: (amount: string) => `${amount} more to your door than now`,
    ddp: 'duty and tax included',
    take: 'Ship by this method',
    busy: 'Changing…',
    keep: 'Keep the current method',
    done: (name: string) => `It will go by ${name}.`,
  },
  paymentDueText: (amount: string) => `Packed and weighed: ${amount} to pay, after the deposit.`,
  pay: (amount: string) => `Pay ${amount}`,
}
