import type { StationCommand } from '@longhaul/domain/warehouse/station-codes.ts'

const commands: Record<StationCommand, string> = {
  DONE: 'Finish what is on the bench',
  NEXT: 'Go to the next',
  UNDO: 'Undo the last scan',
  PHOTO: 'Take a photo',
  FILM: 'Start or stop the packing video',
  WEIGH: 'Take the weight from the scale',
}

/** Station mode: receiving, photos, packing. */
export const text = {
  stations: {
    receive: 'Receive',
    photos: 'Photos',
    putAway: 'Put away',
    count: 'Count',
    picking: 'Pick',
    packing: 'Pack',
  },
  stationsLabel: 'Stations',
  enter: 'Station mode',
  leave: 'Leave station mode',
  held: (count: number) => `${count} ${count === 1 ? 'scan' : 'scans'} waiting for the network`,
  heldTitle: 'Waiting for the network',
  heldText:
    'Kept on this machine, even if the page is closed. Sent in this order as soon as the network is back.',
  takeOut: (code: string) => `Remove ${code}`,
  lateTitle: (count: number) => `${count} ${count === 1 ? 'scan was' : 'scans were'} refused when sent`,
  seen: 'Dismiss',

  heldByQuestion: (code: string) => `${code} is kept until the question is answered`,
  twiceAtOnce: (code: string) => `${code} was scanned twice within a second and counted once`,
  givenBack: (codes: readonly string[]) =>
    `${codes.join(', ')} not processed: finish this one first, then scan it again`,

  labels: {
    print: 'Print labels',
    again: 'Print labels again',
    auto: 'Print labels on arrival',
    autoHint:
      'For this machine; switch it off only if it has no label printer. If the browser prints to a label printer by default, no dialog appears.',
    unknown: {
      title: 'Unknown label',
      text: 'No goods have this number. Was it printed in another shop?',
    },
    sheet: 'Labels on A4',
    count: (pieces: number) => (pieces === 1 ? '1 label printed' : `${pieces} labels printed`),
  },

  undo: 'Undo',
  undoOf: (code: string) => `Undo ${code}`,
  undone: {
    title: 'Undone',
    text: (items: number): string =>
      items > 0 ? 'Marked as on its way again; the shopper is notified.' : 'Removed from the list.',
  },
  undoRefused: 'Not undone',
  backOnBench: {
    title: 'Back on the bench',
    text: 'Put weight, size or shelf right. The shopper has been told that it is here; that stays.',
  },
  nothingToUndo: { title: 'Nothing to undo', text: 'None of the last scans can be undone.' },
  whyNotUndo: {
    refused: 'It was refused, so nothing happened.',
    repeated: 'It was here before this scan.',
    undone: 'It has already been undone.',
  },

  commands,
  nothingWaits: (command: string) => ({
    title: `${command}: nothing to do here`,
    text: 'Nothing on the bench is waiting for this command.',
  }),
  notYet: (command: string) => `${command}: not yet`,
  shelfSet: (shelf: string) => ({
    title: `Shelf ${shelf}`,
    text: 'Everything goes there until another shelf is scanned.',
  }),
  binOf: (cart: number, bin: number) => `Cart ${cart}, bin ${bin}`,
  shelfNow: (shelf: string) => `Shelf ${shelf}`,
  shelfNone: 'No shelf scanned',
  otherWarehouse: (warehouse: string) => ({
    title: 'Belongs to another warehouse',
    text: `It was received at ${warehouse}. Set it aside and let them know.`,
  }),

  camera: 'Scan with the camera',
  cameraOff: 'Close the camera',
  cameraLooking: 'Hold the barcode flat in the frame.',
  cameraRefused: 'The camera is off or not allowed. Allow it in the browser, or use a scanner.',
  cameraMissing: 'This browser can’t use a camera here. It needs https.',

  codes: 'Command codes',
  codesLead:
    'Print them, cut them out and stick them on the bench and the shelves. Scan them like any parcel.',
  codesCarts: 'Carts',
  codesCartsHint: 'Each with its number of bins, separated by commas: 1-8 is cart 1 with 8 bins.',
  codesCartsWrong: 'Write carts as 1-8, 2-12: a number up to 99, and up to 40 bins.',
  codesShelves: 'Shelves',
  codesShelvesHint: 'One per line. A range such as A-01..A-20 stands for every number in it.',
  codesCount: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'} besides the commands`,
  codesTooMany: (max: number) => `At most ${max} shelves at once`,
  codesTooLong: (shelf: string) => `${shelf}: at most 20 Latin letters, digits, blanks or hyphens`,
  print: 'Print the codes',

  photos: {
    scan: 'Scan a parcel to photograph',
    hint: 'Any received parcel. DONE or NEXT opens the one that has waited longest.',
    ready: { title: 'Ready', text: 'Scan a parcel, or choose one from the list on the left.' },
    waiting: (count: number) => `Without photos: ${count}`,
    unknown: {
      title: 'Not on the bench',
      text: 'Nothing with this number is waiting for inspection. Receive it first.',
    },
    found: 'Found',
    back: { title: 'Back to the previous one', text: '' },
    ordered: (count: number) => `Off the shelf for photos: ${count}`,
    takeOut: 'Take it from',
    asked: 'Asked for',
    putBack: 'Back to shelf',
    putBackHint: 'Scan the shelf, or leave the one it came from.',
    finish: 'Photos done, back on the shelf',
    finished: (shelf: string) => `The shopper has the photos. On shelf ${shelf}`,
    missing: (count: number) => `Still missing: ${count} ${count === 1 ? 'photo' : 'photos'}`,
    decline: 'Cannot be taken',
    declineTitle: 'Which photos can’t be taken, and why?',
    declineText: 'The shopper reads this, and is refunded for the missing photos.',
    declineReasons: [
      'The seller’s seal would have to be broken (需要拆开卖家封条)',
      'It can’t be switched on or tested here (现场无法开机或试用)',
      'What you asked for can’t be seen from outside (从外面看不到要求的部位)',
      'It’s too fragile to take apart (易碎，不能拆开)',
    ],
    declined: 'The shopper has been notified and refunded',
    done: 'No photos are pending: it is on its shelf.',
    captions: 'What it shows',
    captionsHint:
      'Each new picture gets the next usual caption. To change it, choose a picture and press a key.',
    holdBack: 'Keep from others',
    holdBackHint:
      'Others who are thinking of buying the same may see it. Hold it back if it shows a name, a document or a person.',
    heldBack: 'Only its shopper sees this picture.',
    isHeldBack: 'Not for others',
    flaw: 'Which flaw',
    noFlaw: 'Not in the list',
    note: 'Note',
    noteHint: 'The shopper reads it as you write it. Flaws from the list are translated.',
  },
}
