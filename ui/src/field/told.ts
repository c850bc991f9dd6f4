/**
 * What a form or a dialog does with a rejected promise: an error that says `told: true` was shown to the reader already
 * (the API layer's toast) and ends here; any other is a mistake of ours and goes on to the page's error report.
 */
export function passUnlessTold(error: unknown): void {
  if (typeof error === 'object' && error !== null && 'told' in error && error.told === true) return
  throw error
}
