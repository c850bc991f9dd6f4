import { channel } from 'node:diagnostics_channel'

/*
 * What this process did, for whoever counts it (operations/metrics). Nobody does unless it is switched on, and then nothing is even put together:
 * ask `hasSubscribers` first.
 */

export type RequestSeen = { method: string; route: string; status: number; ms: number }
type RefusalSeen = { reason: string }
type JobSeen = { name: string; ms: number; waitedMs: number; failed: boolean }

/** A request was answered. The route is its pattern, never an address. */
export const requestSeen = seen<RequestSeen>('longhaul:request')
/** A call was refused. */
export const refusalSeen = seen<RefusalSeen>('longhaul:refusal')
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
