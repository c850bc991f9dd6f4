/** The receiving station. */
export const text = {
  chooseWarehouse: 'Choose your warehouse first.',
  scan: 'Scan a parcel',
  scanHint: 'Scan at any time, wherever the cursor is. Or type the tracking number and press Enter.',
  ready: { title: 'Ready', text: 'Scan a parcel, or choose one from the list on the left.' },

  known: {
    title: (items: number) => (items > 1 ? `Matched, ${items} items` : 'Matched'),
    text: (title: string, courier: string) => (courier ? `${title} (${courier})` : title),
  },
  repeated: {
    title: 'Already scanned',
    text: 'This parcel was received before, and isn’t received twice. Its items are open on the right.',
  },
  unclaimed: {
    title: 'Unclaimed',
    text: 'No one is expecting this number. Photograph the parcel and put it on the unclaimed shelf, as shown on the right. If a buyer records the number later, scan the parcel again to match it.',
  },
  inDoubt: {
    title: 'Whose is it?',
    text: 'Somebody added this number, but it could belong to someone else. Photograph the parcel with its label and put it on the unclaimed shelf. The claims are on the right; look for the shopper’s code on the label.',
  },
  refused: { title: 'Not accepted' },
  unexpected: { title: 'Nobody expects it' },
  register: 'Register as unclaimed',
  lastScans: 'Last five scans',
  toInspect: (count: number) => `To inspect: ${count}`,

  forwarded: 'Forwarded parcel',
  onShelf: (shelf: string) => `On shelf ${shelf}.`,
  alreadyDone: 'Nothing left to do here.',
  refundedText: 'It no longer belongs to the shopper. Put it with the returns, not on a shelf.',
  wish: (taken: number, ordered: number) => `Detail photos ${taken} of ${ordered}`,
  noWishText: 'No special request: front, back, label, seams.',
  freePictures: 'Inspection photos',
  detailPictures: (taken: number, ordered: number) => `Detail photos, ${taken} of ${ordered}`,
  detailFull: 'All ordered photos have been taken.',

  form: 'Inspection',
  category: 'Kind of goods',
  ordinary: 'Ordinary goods',
  sidesBefore:
    'Enter takes the last size of the same goods. Two digits go on to the next side; + for a bag or box.',
  sidesHint: 'Two digits go on to the next side, a space after one; + for a bag or box.',
  shelf: 'Shelf',
  shelfHint: 'Kept for the next item until you change it.',
  shelve: 'Shelve',
  shelved: (shelf: string) => `On shelf ${shelf}`,
  missing: {
    measures: 'weight and size',
    pictures: 'a photo',
    shelf: 'the shelf',
    sentence: (parts: readonly string[]) => `Still missing: ${parts.join(', ')}.`,
  },
  fewer: (taken: number, ordered: number) => ({
    title: 'Fewer photos than ordered',
    text: `${taken} of ${ordered} detail photos have been taken. The shopper is refunded for the rest.`,
    confirmText: 'Shelve anyway',
    cancelText: 'Take more',
  }),

  problem: 'Report a problem',
  problemTitle: 'What is wrong with it?',
  problemWhich: 'Problem',
  problemNeeded: 'Please choose what is wrong',
  problemHint: 'The shopper sees this next to your photos.',
  problemNotReady: 'Weigh, measure and photograph it first: the shopper needs that to decide.',
  sendProblem: 'Report to the shopper',
  problemSent: 'The shopper has been asked',
  faults: { ours: 'our fault', seller: "seller's fault", condition: 'to be decided' },
}
