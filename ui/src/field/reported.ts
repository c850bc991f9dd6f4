/**
 * An error that records whether it has already been shown, in a toast or beside the button that caused it,
 * and whether it was settled otherwise.
 */
type Reportable = Error & { reported: boolean; settled?: boolean }

/**
 * How a form or dialog handles a rejected promise: ignores an error that was already shown; rethrows any
 * other, which is a bug to be reported.
 */
export function passUnlessReported(error: unknown): void {
  if (isReportable(error) && error.reported) return
  throw error
}

/** Whether an error leaves nothing to try again: a dialog closes as if it had been cancelled. */
export const isSettled = (error: unknown): boolean => isReportable(error) && error.settled === true

const isReportable = (error: unknown): error is Reportable => error instanceof Error && 'reported' in error
