/** An error that knows whether it was shown already: by a toast, or beside the button that caused it. */
type Reportable = Error & { reported: boolean }

/** What a form or a dialog does with a rejected promise: what was reported ends here; any other is a mistake in the page and goes on to its error report. */
export function passUnlessReported(error: unknown): void {
  if (isReportable(error) && error.reported) return
  throw error
}

const isReportable = (error: unknown): error is Reportable => error instanceof Error && 'reported' in error
