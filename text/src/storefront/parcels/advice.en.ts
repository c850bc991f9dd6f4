export const text = {
  title: 'What would make it cheaper',
  lighter: (grams: string, saved: string) => `${grams} less weight would save ${saved}.`,
  smaller: (saved: string) =>
    `This method charges by size. Packed more compactly, it would cost up to ${saved} less.`,
  removeBoxes: (price: string) => `Removing the sellers’ boxes costs ${price} and is often enough.`,
  without: (saved: string) => `Adds ${saved} to the price to your door`,
  withoutDuty: (saved: string) => `Adds ${saved} to the shipping`,
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
    title: (days: number, saved: string) =>
      `Wait ${days === 1 ? 'a day' : `${days} days`} and save about ${saved}`,
    /** Follows the title, where there is room. */
    why: (things: number) =>
      things === 1
        ? ': one more item is on the way, and one package is cheaper than two.'
        : `: ${things} more items are on the way, and one package is cheaper than two.`,
    see: 'See what’s coming',
  },
  chosen: 'Chosen',
  notSlower: 'Same estimate, nothing slower than your choice.',
  toDoor: 'Prices to your door, duty and tax included.',
  dutyUnknown: 'Without duty and tax: we don’t know what customs there would charge.',
}
