export const text = {
  title: 'What would make it cheaper',
  lighter: (grams: string, saved: string) => `${grams} less weight would save ${saved}.`,
  smaller: (saved: string) =>
    `This method charges by size. Packed more compactly, it would cost up to ${saved} less.`,
  removeBoxes: (price: string) => `Removing the sellers’ boxes costs ${price} and is often enough.`,
  without: (saved: string) => `Adds ${saved} to this package`,
  withoutNothing: 'Adds nothing to the price of this package',
  withoutLess: (more: string) => `Leaving it out would cost ${more} more`,
  together: (saved: string, count: number) => `One package instead of ${count} saves ${saved}.`,
  splitCheaper: (count: number, saved: string) => `${count} packages cost ${saved} less than one:`,
  splitOnly: (count: number) =>
    `No method carries all of this together. In ${count} packages it is possible:`,
  package: (index: number) => `Package ${index}`,
  total: (count: number) => `All ${count} packages`,
  choose: 'Choose these',
  chooseOf: (index: number) => `Choose what goes into package ${index}`,
  wait: {
    wait: (things: number, saved: string) =>
      `Wait for the ${things === 1 ? 'thing' : `${things} things`} on the way: all in one package costs about ${saved} less than two.`,
    send: (things: number) =>
      `Send now: waiting for the ${things === 1 ? 'thing' : `${things} things`} on the way would save little or nothing.`,
    apart: (things: number) =>
      `Send now: the ${things === 1 ? 'thing' : `${things} things`} on the way couldn’t travel in the same package.`,
    rest: (grams: string, days: number) =>
      `They should weigh ${grams} and be here within ${days === 1 ? 'a day' : `${days} days`}.`,
    free: (days: number) =>
      days === 0
        ? 'Free storage of what is ready has ended.'
        : `What is ready is stored free for ${days === 1 ? 'another day' : `another ${days} days`}.`,
    late: (fee: string) => `Storage of ${fee} is included.`,
  },
  chosen: 'Chosen',
  notSlower: 'Same estimate, nothing slower than your choice.',
}
