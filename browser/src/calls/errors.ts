import { CallError } from '@longhaul/contract/client.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { app } from '../app.ts'

/**
 * Shows a refusal's message or a transport error in a toast. A 500 has no toast and is shown in place, by
 * `Loaded` or `Failure`. A screen that shows the error itself passes `quiet` to its call.
 */
export function showError(error: unknown): void {
  if (!(error instanceof CallError) || error.status === 500) return
  toast.error(error.message || app.words.unreachable)
}

/** `showError` for queries. `not_found` has no toast, because the page shows it in place of the data. */
export function showReadError(error: unknown): void {
  if (error instanceof CallError && error.error === 'not_found') return
  showError(error)
}

/** Drops a token that the server no longer accepts; the log-in then appears in place of the page. */
export function endSession(error: unknown): void {
  if (error instanceof CallError && error.error === 'login_required' && app.token()) app.clearLogin()
}

/** Narrows what a call threw. Anything but a `CallError` is a bug and is rethrown. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  throw error
}

/** The message of a failed call. */
export function sentenceOf(error: CallError): string {
  if (error.status === 0) return app.words.unreachable
  return error.status === 500 ? app.words.failure : error.message || app.words.failure
}

/** The request id of a server error (500), to quote to customer service. */
export const referenceOf = (error: CallError): string | undefined =>
  typeof error.data['id'] === 'string' && error.status === 500 ? error.data['id'] : undefined
