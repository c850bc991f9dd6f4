export const railText = {
  stepDone: ' (done)',
  stepFailed: ' (stopped)',
}

export const barcodeText = {
  barcodeOf: (number: string) => `Barcode ${number}`,
}

export const stampText: {
  weighedTitle: string
  weighed: (weight: string, where: string) => string
  /** One word above the day, or two characters one above the other. */
  seal: readonly [string, string?]
  paidOn: (day: string) => string
} = {
  weighedTitle: 'WEIGHED',
  weighed: (weight, where) => `Weighed ${weight}, ${where}`,
  seal: ['PAID'],
  paidOn: (day) => `Paid on ${day}`,
}

export const weightText = {
  weightTitle: 'Billable weight',
  weightEmpty: 'Choose items to see what the weight costs.',
  weightRoom: (weight: string) => `${weight} more at no extra cost`,
  weightFull: 'This step is full',
  weightNext: (from: string, fee: string) => `Anything above ${from} adds ${fee}.`,
  weightBilledAs: (weight: string) => `charged for ${weight}`,
  weightRule: (first: string, firstFee: string, step: string, stepFee: string) =>
    `First ${first} ${firstFee}, then ${stepFee} for each further ${step}`,
  weightSpoken: (actual: string, billed: string, fee: string, room: string) =>
    `${actual}, charged for ${billed}: ${fee}. ${room}.`,
}

export const starsText = {
  stars: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
  starsOf: (stars: number) => `${stars} of 5 stars`,
  /** One choice as read by a screen reader. */
  starNamed: (words: string, stars: number) => `${words}, ${stars} of 5 stars`,
  noStars: 'Not rated yet',
}

/** All texts, for the check that both languages have the same ones. */
export const text = { railText, barcodeText, stampText, weightText, starsText }
