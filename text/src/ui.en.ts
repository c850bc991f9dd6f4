/*
 * The texts of the shared components; those of a screen are in the screen's own catalogue. One constant per
 * component, so that a page includes only the texts of the components that it uses.
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
  problemTitle: 'There’s a problem',
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

export const copyText = {
  copyWhat: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Copying was blocked. Select the text and copy it by hand.',
}

export const pagerText = {
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  endOfList: 'End of list',
  nowShown: (count: number) => `${count} shown`,
}

/** All texts, for the check that both languages have the same ones. */
export const text = {
  frameText,
  dialogText,
  toastText,
  fieldText,
  summaryText,
  passwordText,
  quantityText,
  tableText,
  stateText,
  copyText,
  pagerText,
}
