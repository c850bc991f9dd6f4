/** An error that records whether it has already been shown: in a toast, or beside the button that caused it. */
type Reportable = Error & { reported: boolean }

/** How a form or dialog handles a rejected promise: ignores an error that was already shown; rethrows any other, which is a bug to be reported. */
export function passUnlessReported(error: unknown): void {
  if (isReportable(error) && error.reported) return
  throw error
}

const isReportable = (error: unknown): error is Reportable => error instanceof Error && 'reported' in error
