/** Ordering detail photos of goods on their way and on the shelf. */
export const text = {
  ask: 'Ask for detail photos',
  askOf: (title: string) => `Ask for detail photos of ${title}`,
  cancelOf: (title: string) => `Cancel the detail photos of ${title}`,
  title: 'Ask for detail photos',
  text: (price: string) => `Close-ups taken at inspection, ${price} each, paid from your balance now.`,
  shelfText: (price: string) =>
    `We take it off the shelf and photograph what you ask for, ${price} each. The price is put on hold now; you get it back for photos that can’t be taken.`,
  shelfDays: 'It can’t go into a package meanwhile. The days it waits are added to its free storage.',
  waiting: (taken: number, shots: number) =>
    taken > 0
      ? `Detail photos: ${taken} of ${shots} taken`
      : `Waiting for ${shots} detail ${shots === 1 ? 'photo' : 'photos'}`,
  aside: (fee: string) => `${fee} on hold`,
  cancel: 'Cancel the photos',
  cancelTitle: 'Cancel the detail photos?',
  cancelText: (back: string) => `The price of photos not taken goes back to your balance: ${back}.`,
  cancelBusy: 'Cancelling…',
  cancelled: (back: string) => `Cancelled. ${back} is back in your balance.`,
  count: 'How many',
  already: (count: number) => `${count} ordered so far.`,
  remark: 'What they should show',
  remarkPlaceholder: 'For example: the seam at the left sleeve, the size label',
  done: (count: number) => `${count} detail ${count === 1 ? 'photo' : 'photos'} ordered in all`,
  full: (max: number) => `You can order up to ${max} photos per item`,
}
