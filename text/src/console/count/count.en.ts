import type { CountDecision, DifferenceKind, LossCause } from '@longhaul/domain/warehouse/shelf-count.ts'

const kinds: Record<DifferenceKind, string> = {
  missing: 'Missing',
  unlabelled: 'Without a label',
  elsewhere: 'Belongs on another shelf',
  other_warehouse: 'Belongs to another warehouse',
  moving: 'On its way to another warehouse',
  gone: 'Left, by the books',
  not_arrived: 'Sent here, did not arrive',
}
const decisions: Record<CountDecision, string> = {
  here: 'Correct the books',
  put_back: 'Put back by hand',
  found: 'Found after all',
  again: 'Look again',
  lost: 'Treat as lost',
}
const decided: Record<CountDecision | 'settled', string> = {
  here: 'Books corrected',
  put_back: 'Put back by hand',
  found: 'Found after all',
  again: 'To be looked for again',
  lost: 'Lost',
  settled: 'Settled by a later count',
}
const causes: Record<LossCause, string> = {
  searched: 'Searched for, not found',
  wrong_package: 'Probably left in another package',
  damaged: 'Damaged by us and thrown away',
  theft: 'Stolen',
}
const things = (count: number): string => `${count} ${count === 1 ? 'thing' : 'things'}`

/** The count of a shelf by scan, and what differed from the books. */
export const text = {
  title: 'Count',
  scanShelf: 'Scan a shelf',
  scanGoods: 'Scan everything on the shelf',
  scanHint: 'The shelf, then every label on it, then DONE. A label that is scanned twice counts once.',
  next: 'Next shelf',
  why: {
    asked: 'To be counted again',
    never: 'Never counted',
    oldest: (date: string, name: string) => `Last counted on ${date} by ${name}`,
  },
  anyShelf: 'Any other shelf will do too.',
  more: 'Then',
  nothingDue: { title: 'Every shelf was counted today', text: 'Scan a shelf to count it once more.' },
  today: (counted: number, agreed: number) =>
    `${counted} ${counted === 1 ? 'count' : 'counts'} today, ${agreed} without a difference`,
  running: 'Being counted',
  runningBy: (name: string, scans: number) => `${name}, ${things(scans)} so far`,
  left: 'left for half an hour: go on',
  goOn: 'Go on',
  cancel: 'Cancel',
  cancelTitle: (shelf: string) => `Cancel the count of ${shelf}?`,
  cancelText: 'Nothing is compared with the books. What was scanned stays in the log.',
  cancelConfirm: 'Cancel the count',

  counting: 'Counting',
  scanned: (count: number): string => (count === 1 ? 'thing scanned' : 'things scanned'),
  blind: 'How many there should be is told once you hand in.',
  noLabel: 'Something without a label? Print one at Stock, stick it on and scan it: only labels count.',
  handIn: 'Hand in this shelf',
  list: 'Scanned on this shelf',
  belongsOn: (place: string) => `belongs on ${place}`,

  begun: (shelf: string) => `Counting ${shelf}`,
  begunText: 'Now scan everything that lies on it.',
  counted: 'Counted',
  again: 'Already counted',
  againText: (thing: string) => `${thing} was scanned before. It still counts once.`,
  lies: {
    elsewhere: (shelf: string) => (shelf ? `Belongs on ${shelf}` : 'Not shelved yet'),
    other_warehouse: (warehouse: string) => `Belongs to ${warehouse}`,
    moving: 'On its way to another warehouse',
    gone: 'Left, by the books',
  },
  liesText: (thing: string) => `${thing}. It counts here; leave it where it is. It is decided later.`,
  undone: (thing: string) => `${thing} is not counted`,
  undoneTitle: 'Taken back',
  handedIn: (shelf: string) => `${shelf} handed in`,
  agrees: (found: number) => `${things(found)}, as in the books.`,
  differs: (found: number, differences: number) =>
    `${found} as in the books, ${differences} ${differences === 1 ? 'differs' : 'differ'}. A colleague who did not count decides.`,
  excused: (count: number) => `${things(count)} with a picker or moved meanwhile: not judged.`,
  notCounted: 'Not counted',
  notBegun: 'Not begun',
  notOpen: (shelf: string) => `The count of ${shelf} is not open any more: it was handed in or cancelled.`,
  shelfFirst: { title: 'Scan the shelf first', text: 'Then every label on it.' },
  handInFirst: (shelf: string) => ({
    title: `${shelf} is not handed in yet`,
    text: `Scan DONE first, if everything on ${shelf} was scanned.`,
  }),
  isPackage: 'That is a package. Here, scan the labels of goods.',
  isParcel: 'That is a courier’s number. Only labels of goods count.',
  isNeither: 'That is neither a label of goods nor a shelf.',
  underWay: 'The last scan is being sent. Undo it once its result is here.',

  differences: 'Count differences',
  toDifferences: (count: number) => `${count} to decide`,
  toCount: 'Count shelves',
  stage: 'State',
  stages: { open: 'To decide', decided: 'Decided' },
  noneOpen: 'Nothing to decide',
  noneOpenText: 'What a count finds other than the books have it appears here.',
  kinds,
  decisions,
  decided,
  causes,
  pieces: (found: number, expected: number) => `${found} of ${expected}`,
  facts: {
    count: 'The count',
    shelf: 'Shelf',
    scanned: 'Labels scanned',
    books: 'By the books',
    now: 'By the books now',
    worth: 'Value',
    shopper: 'Shopper',
    order: 'Order',
    forwarded: 'Forwarded goods',
    decision: 'Decision',
  },
  countedOn: (shelf: string, name: string) => `${shelf}, counted by ${name}`,
  missedBy: (transfer: string, name: string) => `Transfer ${transfer}, received by ${name}`,
  noShelf: 'no shelf',
  places: 'Where it lay',
  hints: {
    missing: 'Look on the neighbouring shelves first. If another count finds it, this closes by itself.',
    unlabelled:
      'It has no label, so no scan can count it. Print its label at Stock, stick it on and count the shelf again.',
    elsewhere: 'Correct the books if it stays here, or carry it to its shelf.',
    other_warehouse: 'Its warehouse misses it. Set it aside for transfer and tell your colleagues there.',
    moving: 'Put it with what goes to the other warehouse.',
    not_arrived:
      'It may still be in a box, or never left: ask there. Scanned in later, this closes by itself. Look again opens the transfer once more.',
    gone: 'By the books it was sent, refunded or never shelved. Find out which before anybody ships it.',
  },
  loseTitle: 'Treat it as lost?',
  loseBought:
    'Its shopper is told at once, and a refund request at our expense is opened. Support decides it, finance pays it.',
  loseForwarded:
    'Its shopper is told at once and asked to write to us. Nothing was paid to us for it, so finance corrects the balance by what you agree on.',
  cause: 'Cause',
  causeNeeded: 'Choose a cause.',
  note: 'Note',
  decidedBy: (what: string, name: string) => `${what} by ${name}`,
}
