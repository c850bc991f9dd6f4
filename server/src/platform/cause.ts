import type { Db } from './database/db.ts'
import { traceHere } from './tracing.ts'

/*
 * Which request began what a transaction does: kept with the jobs and mails that come of it, and said in their lines of the log. What a job begins has the cause
 * of the job, or the job itself where the clock started it.
 */

const causes = new WeakMap<Db, string>()

/** Notes what caused a transaction's work, and gives the transaction back. */
export function causedBy<T extends Db>(tx: T, cause: string | undefined): T {
  if (cause !== undefined) causes.set(tx, cause)
  return tx
}

/** What caused it; null where nobody said. */
export const causeOf = (tx: Db): string | null => causes.get(tx) ?? null

/** As the queue keeps it with a job: among its flags, by which nothing here skips a job. */
const MARK = 'cause:'
/** The same for the traces that it goes on with, where traces are kept. */
const TRACE = 'trace:'

/** The flags of a job that a transaction causes; a job that is collected of many says their traces itself. */
export function flagsOf(tx: Db, traces?: readonly string[]): string[] | null {
  const cause = causes.get(tx)
  const flags = (traces ?? (cause === undefined ? [] : traceHere())).map((trace) => TRACE + trace)
  if (cause !== undefined) flags.unshift(MARK + cause)
  return flags.length === 0 ? null : flags
}

type Flags = Readonly<Record<string, unknown>> | null

/** The cause among the flags of a job. */
export const causeIn = (flags: Flags): string | undefined => marked(flags, MARK)[0]

/** The traces among them. */
export const tracesIn = (flags: Flags): string[] => marked(flags, TRACE)

const marked = (flags: Flags, mark: string): string[] =>
  Object.keys(flags ?? {}).flatMap((flag) => (flag.startsWith(mark) ? [flag.slice(mark.length)] : []))
