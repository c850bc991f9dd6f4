import type { StationCommand } from '@longhaul/domain/warehouse/station-codes.ts'

const commands: Record<StationCommand, string> = {
  DONE: 'Finish what is on the bench',
  NEXT: 'Go to the next one',
  UNDO: 'Take the last scan back',
}

/** Station mode: receiving, photos, packing. */
export const text = {
  stations: { receive: 'Receive', photos: 'Photos', packing: 'Pack' },
  stationsLabel: 'Stations',
  enter: 'Station mode',
  leave: 'Leave station mode',
  held: (count: number) => `${count} ${count === 1 ? 'scan waits' : 'scans wait'} for the network`,
  heldTitle: 'Waiting for the network',
  heldText:
    'Kept on this machine, also if the page is closed. Sent in this order as soon as the network is back.',
  takeOut: (code: string) => `Take out ${code}`,
  lateTitle: (count: number) => `${count} ${count === 1 ? 'scan was' : 'scans were'} refused after the wait`,
  seen: 'Seen',

  undo: 'Undo',
  undoOf: (code: string) => `Undo ${code}`,
  undone: {
    title: 'Taken back',
    text: (items: number): string =>
      items > 0 ? 'On its way again; its shopper is told.' : 'It is off the list.',
  },
  undoRefused: 'Not taken back',
  nothingToUndo: { title: 'Nothing to take back', text: 'None of the last scans can be taken back.' },
  whyNotUndo: {
    refused: 'It was refused, so nothing happened.',
    repeated: 'It was here before this scan.',
    undone: 'It is taken back already.',
  },

  commands,
  nothingWaits: (command: string) => ({
    title: `${command}: nothing to do here`,
    text: 'Nothing on the bench waits for this command.',
  }),
  notYet: (command: string) => `${command}: not yet`,
  shelfSet: (shelf: string) => ({
    title: `Shelf ${shelf}`,
    text: 'What follows goes there, until another shelf is scanned.',
  }),
  shelfNow: (shelf: string) => `Shelf ${shelf}`,
  shelfNone: 'No shelf scanned',
  otherWarehouse: (warehouse: string) => ({
    title: 'Belongs to another warehouse',
    text: `It was received at ${warehouse}. Put it aside and tell them.`,
  }),

  camera: 'Scan with the camera',
  cameraOff: 'Close the camera',
  cameraLooking: 'Hold the bars flat in the frame.',
  cameraRefused: 'The camera is off or not allowed. Allow it in the browser, or use a scanner.',
  cameraMissing: 'This browser offers no camera here. It does so over https only.',

  codes: 'Command codes',
  codesLead:
    'Print them, cut them out, stick them to the bench and to the shelves. A scanner reads them like any parcel.',
  codesShelves: 'Shelves',
  codesShelvesHint: 'One a line. A range such as A-01..A-20 gives every number in it.',
  codesCount: (count: number) => `${count} ${count === 1 ? 'shelf' : 'shelves'}`,
  codesTooMany: (max: number) => `At most ${max} shelves at once`,
  codesTooLong: (shelf: string) => `${shelf}: at most 20 Latin letters, digits, blanks or hyphens`,
  print: 'Print the codes',

  photos: {
    scan: 'Scan a parcel to photograph',
    hint: 'A parcel that was received. DONE or NEXT opens the one that has waited longest.',
    ready: { title: 'Ready', text: 'Scan a parcel, or choose one on the left.' },
    waiting: (count: number) => `Without photos: ${count}`,
    unknown: {
      title: 'Not on the bench',
      text: 'Nothing with this number waits for inspection. Receive it first.',
    },
    found: 'Found',
    back: { title: 'Back to the one before', text: '' },
  },
}
