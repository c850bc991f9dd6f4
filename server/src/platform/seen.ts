import { channel } from 'node:diagnostics_channel'

/*
 * What this process did, for whoever counts it (operations/metrics). Nobody does unless it is switched on, and then nothing is even put together:
 * ask `hasSubscribers` first.
 */

export type RequestSeen = { method: string; route: string; status: number; ms: number }
type CopySeen = { by: 'copy' | 'primary' }
/** When it was sent, by the clock of `performance`. Its text has no values in it. */
export type SlowSeen = { text: string; ms: number; begun: number }
type RefusalSeen = { reason: string }
type JobSeen = { name: string; ms: number; waitedMs: number; failed: boolean }

export type FaultSeen = {
  error: unknown
  reqId?: string | undefined
  method?: string
  route?: string
  job?: string
  jobId?: string
  /** Nobody caught it: the process ends by it. */
  endsProcess?: boolean
}

/** Something of ours went wrong: a call was answered with 500, a job was given up, or the process ends by it. */
export const faultSeen = seen<FaultSeen>('longhaul:fault')
/** A request was answered. The route is its pattern, never an address. */
export const requestSeen = seen<RequestSeen>('longhaul:request')
/** A call was refused. */
export const refusalSeen = seen<RefusalSeen>('longhaul:refusal')
/** A list, a report or a search was read, where there is a copy of the database for them. */
export const copySeen = seen<CopySeen>('longhaul:copy')
/** A statement took the database more than a tenth of a second. */
export const slowSeen = seen<SlowSeen>('longhaul:slow')
/** A job ended. */
export const jobSeen = seen<JobSeen>('longhaul:job')

function seen<Message>(name: string) {
  const messages = channel(name)
  return {
    /** Whether anybody counts. */
    get hasSubscribers(): boolean {
      return messages.hasSubscribers
    },
    publish: (message: Message): void => messages.publish(message),
    /** Hears every message from now on; the answer ends it. */
    listen(then: (message: Message) => void): () => void {
      // Nothing but `publish` above writes to it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const take = (message: unknown): void => then(message as Message)
      messages.subscribe(take)
      return () => messages.unsubscribe(take)
    },
  }
}
