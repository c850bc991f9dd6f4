import { CallError } from '@longhaul/contract/client.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { app } from '../app.ts'

/**
 * A refusal's message in a toast; a transport error likewise. A 500 has no toast and is shown where it happened: `Loaded`, `Failure`. A screen
 * that shows the error itself asks with `quiet`.
 */
export function showError(error: unknown): void {
  if (!(error instanceof CallError) || error.status === 500) return
  toast.error(error.message || app.words.unreachable)
}

/** The same of what was read and not done. What does not exist is said by the page in its place. */
export function showReadError(error: unknown): void {
  if (error instanceof CallError && error.error === 'not_found') return
  showError(error)
}

/** A token that the server no longer knows is dropped; the log-in then appears where one was. */
export function endSession(error: unknown): void {
  if (error instanceof CallError && error.error === 'login_required' && app.token()) app.clearLogin()
}

/** What a call threw. Anything but a `CallError` is a fault of the program: it is thrown on. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  throw error
}

/** The message of a failed call. */
export function sentenceOf(error: CallError): string {
  if (error.status === 0) return app.words.unreachable
  return error.status === 500 ? app.words.failure : error.message || app.words.failure
}

/** The request id of a server error, to quote to customer service. */
export const referenceOf = (error: CallError): string | undefined =>
  typeof error.data['id'] === 'string' && error.status === 500 ? error.data['id'] : undefined
