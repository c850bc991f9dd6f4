/*
 * What the shared components say themselves; what a screen says is in the screen's own texts. One constant for each
 * component, so that a page carries the words of those that it uses.
 */
export const frameText = {
  skipToMain: 'Skip to main content',
  backToTop: 'Back to top',
}

export const dialogText = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  dialogType: { success: 'Success', warning: 'Warning', error: 'Error', notice: 'Notice' },
  working: 'Working…',
}

export const toastText = {
  dismiss: 'Dismiss',
}

export const fieldText = {
  required: 'required',
  optional: 'optional',
  errorPrefix: 'Error: ',
  choose: 'Choose',
  countOf: (count: number, max: number) => `${count} of ${max}`,
  countSpoken: (count: number, max: number) => `${count} of ${max} characters used`,
}

export const summaryText = {
  problemTitle: 'There is a problem',
}

export const passwordText = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  ruleMet: 'met',
  ruleNotMet: 'not met yet',
}

export const quantityText = {
  decrease: (what: string) => `One less: ${what}`,
  increase: (what: string) => `One more: ${what}`,
}

export const railText = {
  stepDone: ' (done)',
  stepFailed: ' (stopped)',
}

export const tableText = {
  sortBy: (column: string) => `Sort by ${column}`,
}

export const stateText = {
  loading: 'Loading',
  couldNotLoad: 'Could not load',
  couldNotLoadHint: 'Your data is safe. Check your connection and try again.',
  tryAgain: 'Try again',
  reference: 'Reference',
}

export const galleryText = {
  photo: (index: number, total: number) => `Photo ${index} of ${total}`,
  openPhoto: (caption: string) => `Enlarge: ${caption}`,
  morePhotos: (count: number) => `+${count}`,
  showAllPhotos: (total: number) => `Show all ${total} photos`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

export const fileText = {
  chooseFile: 'Choose a file',
  replaceFile: 'Choose another file',
  orDropHere: 'or drop it here',
  fileRule: (kinds: string, megabytes: number) => `${kinds}, up to ${megabytes} MB`,
  fileWrongKind: (name: string, kinds: string) => `${name} is not accepted. Choose a file of type ${kinds}.`,
  fileTooLarge: (name: string, megabytes: number) =>
    `${name} is larger than ${megabytes} MB. Choose a smaller file.`,
  fileOnlyOne: 'Choose one file only.',
  removeFile: (name: string) => `Remove ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
}

export const copyText = {
  copyWhat: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Copying was blocked. Select the text and copy it by hand.',
}

export const pagerText = {
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  endOfList: 'That is all.',
  nowShown: (count: number) => `${count} shown`,
}

export const timeText = {
  warehouseTime: (time: string) => `Warehouse time: ${time}`,
  timeLeft: (days: number, hours: number, minutes: number) => {
    if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} left`
    if (hours > 0) return `${hours} h ${minutes} min left`
    return minutes > 0 ? `${minutes} min left` : 'less than a minute left'
  },
  timeOver: 'Time is up',
  today: 'today',
  tomorrow: 'tomorrow',
  /** Between one of these words and the time. */
  beforeClock: ', ',
  byMoment: (moment: string) => `By ${moment}`,
  /** Whole hours, or days and hours: as much as one needs to decide now or later. */
  roughlyLeft: (ms: number) => {
    const hours = Math.floor(ms / 3_600_000)
    if (hours < 1) return 'less than an hour left'
    const days = Math.floor(hours / 24)
    const rest = hours % 24
    const inHours = `${rest} ${rest === 1 ? 'hour' : 'hours'}`
    if (days === 0) return `${inHours} left`
    const inDays = `${days} ${days === 1 ? 'day' : 'days'}`
    return rest === 0 || days > 2 ? `${inDays} left` : `${inDays} ${inHours} left`
  },
}

export const barcodeText = {
  barcodeOf: (number: string) => `Barcode ${number}`,
}

export const stampText: {
  weighedTitle: string
  weighed: (weight: string, where: string) => string
  /** One word, under which the day stands, or two characters under each other. */
  seal: readonly [string, string?]
  paidOn: (day: string) => string
} = {
  weighedTitle: 'WEIGHED',
  weighed: (weight, where) => `Weighed ${weight}, ${where}`,
  seal: ['PAID'],
  paidOn: (day) => `Paid on ${day}`,
}

export const weightText = {
  weightTitle: 'Billable weight',
  weightEmpty: 'Choose items to see what the weight costs.',
  weightRoom: (weight: string) => `${weight} more at no extra cost`,
  weightFull: 'This step is full',
  weightNext: (from: string, fee: string) => `Anything above ${from} adds ${fee}.`,
  weightBilledAs: (weight: string) => `billed as ${weight}`,
  weightRule: (first: string, firstFee: string, step: string, stepFee: string) =>
    `First ${first} ${firstFee}, then ${stepFee} for each further ${step}`,
  weightSpoken: (actual: string, billed: string, fee: string, room: string) =>
    `${actual}, billed as ${billed}: ${fee}. ${room}.`,
}

export const starsText = {
  stars: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
  starsOf: (stars: number) => `${stars} of 5 stars`,
  /** One choice, as it is read aloud. */
  starNamed: (words: string, stars: number) => `${words}, ${stars} of 5 stars`,
  noStars: 'Not rated yet',
}

/** All of it, for the check that both languages say the same. */
export const text = {
  frameText,
  dialogText,
  toastText,
  fieldText,
  summaryText,
  passwordText,
  quantityText,
  railText,
  tableText,
  stateText,
  galleryText,
  fileText,
  copyText,
  pagerText,
  timeText,
  weightText,
  barcodeText,
  stampText,
  starsText,
}
