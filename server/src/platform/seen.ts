import { channel } from 'node:diagnostics_channel'

/*
 * Events of this process for metrics and error reports (operations/metrics). Unless these are enabled there
 * are no subscribers: check `hasSubscribers` before building a message.
 */

export type RequestSeen = { method: string; route: string; status: number; ms: number }
type CopySeen = { by: 'copy' | 'primary' }
/**
 * A slow statement. `begun` is when it was sent, by the clock of `performance`; `text` contains no values.
 */
export type SlowSeen = { text: string; ms: number; begun: number }
type RefusalSeen = { reason: string }
type JobSeen = { name: string; ms: number; waitedMs: number; failed: boolean }

export type ReportedError = {
  error: unknown
  reqId?: string | undefined
  method?: string
  route?: string
  job?: string
  jobId?: string
  /** The error was not caught, so the process ends. */
  endsProcess?: boolean
}

/**
 * An unexpected error: a call was answered with 500, a job used up its attempts, or the process is ending.
 */
export const reportedError = seen<ReportedError>('longhaul:fault')
/** A request was answered. `route` is the pattern, never the actual path. */
export const requestSeen = seen<RequestSeen>('longhaul:request')
/** A call was refused. */
export const refusalSeen = seen<RefusalSeen>('longhaul:refusal')
/**
 * A list, a report or a search was read from the replica or from the primary. Only published if a replica is
 * configured.
 */
export const copySeen = seen<CopySeen>('longhaul:copy')
/** A database statement took more than a tenth of a second. */
export const slowSeen = seen<SlowSeen>('longhaul:slow')
/** A job ended. */
export const jobSeen = seen<JobSeen>('longhaul:job')

function seen<Message>(name: string) {
  const messages = channel(name)
  return {
    /** Whether anything is listening. */
    get hasSubscribers(): boolean {
      return messages.hasSubscribers
    },
    publish: (message: Message): void => messages.publish(message),
    /** Subscribes to all further messages; returns a function that unsubscribes. */
    listen(then: (message: Message) => void): () => void {
      // Only `publish` above writes to this channel.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const take = (message: unknown): void => then(message as Message)
      messages.subscribe(take)
      return () => messages.unsubscribe(take)
    },
  }
}
