export const text = {
  title: 'What would make it cheaper',
  lighter: (grams: string, saved: string) => `${grams} less on the scale saves ${saved}.`,
  smaller: (saved: string) =>
    `This line bills the size. Packed as small as it is heavy, it would cost ${saved} less.`,
  removeBoxes: (price: string) => `Leaving out the sellers’ boxes costs ${price} and often does it.`,
  without: (saved: string) => `Adds ${saved} to this package`,
  withoutNothing: 'Adds nothing to the price of this package',
  withoutLess: (more: string) => `Leaving it out would cost ${more} more`,
  together: (saved: string, count: number) => `One package instead of ${count} saves ${saved}.`,
  splitCheaper: (count: number, saved: string) => `${count} packages cost ${saved} less than one:`,
  splitOnly: (count: number) => `No method carries all of this together. In ${count} packages it goes:`,
  package: (index: number) => `Package ${index}`,
  total: (count: number) => `All ${count} packages`,
  choose: 'Choose these',
  chooseOf: (index: number) => `Choose what goes into package ${index}`,
  chosen: 'Chosen',
  notSlower: 'Estimated like the price above, with nothing slower than the chosen method.',
}
