/** The receiving station. */
export const text = {
  warehouse: 'Warehouse of this station',
  whichWarehouse: 'Which warehouse is this?',
  chooseWarehouse: 'Choose the warehouse of this station first.',
  scan: 'Scan a parcel',
  scanHint:
    'Scan at any time, wherever the cursor is. By hand: type the tracking number and press Enter. Arrow down goes to the scales.',
  ready: { title: 'Ready', text: 'Scan a parcel, or choose one that waits on the left.' },

  known: {
    title: (items: number) => (items > 1 ? `Known, ${items} items` : 'Known'),
    text: (title: string, courier: string) => (courier ? `${title} (${courier})` : title),
  },
  repeated: {
    title: 'Scanned before',
    text: 'This parcel is already here. Its items are open on the right.',
  },
  unclaimed: {
    title: 'Unclaimed',
    text: 'Nobody expects this number. Photograph it and put it on the unclaimed shelf, as on the right. Scanned again once the buyer has recorded it, it is matched.',
  },
  refused: { title: 'Not taken' },
  lastScans: 'Last five scans',
  toInspect: (count: number) => `To inspect: ${count}`,
  shots: (count: number) => `${count} detail ${count === 1 ? 'photo' : 'photos'}`,

  forwarded: 'Forwarded parcel',
  onShelf: (shelf: string) => `On shelf ${shelf}.`,
  alreadyDone: 'Nothing is left to do here.',
  wish: (taken: number, ordered: number) => `Detail photos ${taken} of ${ordered}`,
  noWishText: 'No particular wish: front, back, label, seams.',
  freePictures: 'Inspection photos',
  detailPictures: (taken: number, ordered: number) => `Detail photos, ${taken} of ${ordered}`,
  detailFull: 'All that were ordered are there.',

  form: 'Inspection',
  category: 'Kind of goods',
  ordinary: 'Ordinary goods',
  shelf: 'Shelf',
  shelfHint: 'Stays for the next item until you change it.',
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
    text: `${taken} of ${ordered} detail photos are there. What was paid for the others goes back to the shopper.`,
    confirmText: 'Shelve all the same',
    cancelText: 'Take more',
  }),

  problem: 'Report a problem',
  problemTitle: 'What is wrong with it?',
  problemWhich: 'Problem',
  problemNeeded: 'Please choose what is wrong',
  problemHint: 'The shopper reads this beside your photos.',
  problemNotReady: 'Weigh, measure and photograph it first: the shopper decides by it.',
  sendProblem: 'Report to the shopper',
  problemSent: 'The shopper has been asked',
  faults: { ours: 'our fault', seller: "seller's fault", condition: 'to be settled' },
}
