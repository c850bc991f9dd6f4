import { channel } from 'node:diagnostics_channel'

/*
 * What this process did, for whoever counts it (operations/metrics). Nobody does unless it is switched on, and then nothing is even put together:
 * ask `hasSubscribers` first.
 */

export type RequestSeen = { method: string; route: string; status: number; ms: number }
export type RefusalSeen = { reason: string }
export type JobSeen = { name: string; ms: number; waitedMs: number; failed: boolean }

/** A request was answered. The route is its pattern, never an address. */
export const requestSeen = channel('longhaul:request')
/** A call was refused. */
export const refusalSeen = channel('longhaul:refusal')
/** A job ended. */
export const jobSeen = channel('longhaul:job')
