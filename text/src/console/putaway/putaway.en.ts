/** Putting goods on a shelf, or on another one, by scans alone. */
export const text = {
  title: 'Put away',
  scan: 'Scan goods or a shelf',
  scanHint: 'Goods, then their shelf. Or a shelf, then everything that goes on it.',
  ready: {
    title: 'Scan what is in your hand',
    text: 'Its label first, then the shelf. Or the shelf first, for several things.',
  },

  inHand: 'In hand',
  proposed: 'Proposed shelf',
  noProposal: 'No shelf to propose',
  liesThere: 'It lies there already',
  why: {
    same_shopper: (shopper: string, things: number) => ({
      title: `${shopper} has ${things} ${things === 1 ? 'other thing' : 'other things'} here`,
      text: 'They leave together: one walk less',
    }),
    leaves_soon: (shopper: string) => ({
      title: `Nothing else is on its way to ${shopper}`,
      text: 'Probably leaves soon: early in the walk',
    }),
    stays_longer: (shopper: string) => ({
      title: `More is on its way to ${shopper}`,
      text: 'Waits for that: late in the walk',
    }),
    last_used: () => ({ title: 'The last shelf used on this machine', text: '' }),
  },
  room: {
    known: (things: number) => ({
      title:
        things === 1
          ? 'Room for this one, and then it is full'
          : `Room for ${things > 20 ? 'more than 20' : things} of this size`,
      text: 'By the measured sizes',
    }),
    unknown: {
      title: 'Things this long have been put here',
      text: 'Nobody has said yet when it is full',
    },
  },
  full: {
    say: (shelf: string) => `${shelf} is full`,
    saying: 'Noting…',
    said: (shelf: string) => `${shelf} is noted as full. It is proposed again when something has left.`,
    ask: (shelf: string) => `Not on the proposed ${shelf}. Is that one full?`,
    hint: 'No answer is needed: scan the next thing.',
  },
  learnt: 'Now scan the shelf that you choose. It is known from then on what fits there.',
  whichever: 'Now scan the shelf. Any other shelf will do too.',
  unseen: 'Not looked up while the network is away. Scan the shelf; it is checked when sent.',
  putDown: 'Put it down',
  places: 'Where it lay before',

  shelfOpen: 'Everything scanned goes to',
  shelfOpenHint: 'Until another shelf is scanned, or DONE.',
  closeShelf: 'Done with this shelf',

  put: (shelf: string) => `On ${shelf}`,
  moved: (thing: string, from: string) => `${thing}, from ${from}`,
  shelved: (thing: string) => `${thing}, shelved for the first time`,
  already: (thing: string) => `${thing} lay there already`,
  back: (shelf: string) => `Back on ${shelf}`,

  notMoved: 'Not moved',
  because: (thing: string, why: string) => `${thing}: ${why}`,
  inTransfer: (thing: string, to: string) =>
    `${thing} is on its way to ${to}: leave it with what goes there.`,
  elsewhere: {
    title: (warehouse: string) => `Belongs to ${warehouse}`,
    text: (thing: string, place: string, here: string) =>
      `${thing} belongs on ${place}. No shelf of ${here} takes it: set it aside for transfer.`,
    noShelf: (thing: string, warehouse: string, here: string) =>
      `${thing} belongs to ${warehouse}. No shelf of ${here} takes it: set it aside for transfer.`,
  },
  notForShelf: (thing: string, stage: string) =>
    `${thing} is at “${stage}”: it belongs there, not on a shelf.`,
  notInspected: (thing: string) => `${thing} belongs at Receive first: weight, size or photos are missing.`,
  isPackage: 'That is a package; it belongs to Pack. Here, scan the label of goods or a shelf.',
  isParcel: 'That is a courier’s number; it belongs to Receive. Here, scan the label of goods or a shelf.',
  isBin: 'This is a bin of a cart. Scan it at Pick; here scan goods or a shelf.',
  isFound:
    'This label is on a thing that nobody has recognised yet. A colleague decides at the count differences.',
  isNeither: 'That is neither a label of goods nor a shelf.',
  movedSince: (thing: string, shelf: string) => `${thing} lies on ${shelf} by now, so it stays there.`,
  nowhere: 'no shelf',

  last: 'Last moves',
  undone: 'Undone',
  firstStays:
    'The last thing was shelved for the first time, which stays: its free days have begun. Scan its label, then the right shelf.',
  underWay: 'The last scan is being sent. Undo it once its result is here.',
}
