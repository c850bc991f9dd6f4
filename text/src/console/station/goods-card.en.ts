import type { GoodsHold, GoodsService, RemarkSource } from '@longhaul/domain/warehouse/goods-signs.ts'

const holds: Readonly<Record<GoodsHold, { word: string; title: string; until: string }>> = {
  held: {
    word: 'Hold: staff',
    title: 'On hold: leave it where it is',
    until: 'until a colleague releases it under Stock',
  },
  disputed: {
    word: 'Hold: disputed',
    title: 'Its owner is disputed: leave it where it is',
    until: 'until the dispute is decided under Unclaimed',
  },
  missing: {
    word: 'Hold: missing',
    title: 'Missing: don’t pack it',
    until: 'until it is decided at the count differences',
  },
  refund: {
    word: 'Hold: refund',
    title: 'Refund requested: inspect as usual, don’t pack',
    until: 'until the refund is decided',
  },
  question: {
    word: 'Hold: shopper asked',
    title: 'The shopper was asked: leave it where it is',
    until: 'until the shopper answers',
  },
  moving: {
    word: 'Hold: transfer',
    title: 'On its way to another warehouse',
    until: 'until its arrival is recorded there',
  },
}

const remarks: Readonly<Record<RemarkSource, string>> = {
  order: 'Note on the order',
  item: 'Note on this item',
  inbound: 'Note on the parcel they sent',
  answer: 'Answer to our question',
}

const services: Readonly<Record<GoodsService, { word: string; title: string }>> = {
  photos: { word: 'Photos', title: 'Detail photos' },
  shelf_photos: { word: 'Photos', title: 'Detail photos from the shelf' },
}

export const text = {
  pieces: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  inspection: 'Inspection photo',
  listing: 'Picture from the shop',
  noPicture: 'No picture of it',
  shelf: 'Shelf',
  label: 'Label',
  notLabelled: 'No label yet',
  options: 'Options',
  original: (words: string) => `Original: ${words}`,
  holds,
  since: (time: string, until: string) => `Since ${time}, ${until}`,
  piecesOf: (count: number) => `${count} of them`,
  heldFor: (reason: string) => `On hold: ${reason}`,
  heldBy: (name: string) => `by ${name}`,
  movingTo: (warehouse: string) => `On its way to ${warehouse}`,
  elsewhere: {
    word: (warehouse: string) => `In ${warehouse}`,
    title: (warehouse: string, here: string) => `In ${warehouse}, not in ${here}`,
  },
  flaw: {
    noted: (problem: string, note: string) => (note ? `${problem}: ${note}` : problem),
    kept: (problem: string) => `${problem}, shopper keeps it`,
    known: 'The shopper saw the photos and keeps it: do not ask again.',
  },
  returned: {
    good: { word: 'Came back, good', title: 'Came back with its package, in good state' },
    damaged: {
      word: 'Came back damaged',
      title: 'Damaged when its package came back: look before packing it',
    },
    missing: {
      word: 'Not in its return',
      title: 'Was not in the package that came back: a colleague decides at the count differences',
    },
  },
  remark: 'Note',
  remarks,
  services,
  progress: (done: number, wanted: number) => `${done}/${wanted}`,
}
