import type { Db } from './database/db.ts'
import { traceHere } from './tracing.ts'

/*
 * The request that caused a transaction's work. It is stored with the jobs and mails that result, and appears
 * in their log lines. Work started by a job inherits the job's cause; if the job was scheduled, the job
 * itself is the cause.
 */

const causes = new WeakMap<Db, string>()

/** Records the cause of a transaction's work and returns the transaction. */
export function causedBy<T extends Db>(tx: T, cause: string | undefined): T {
  if (cause !== undefined) causes.set(tx, cause)
  return tx
}

/** The cause of a transaction's work; null if none was recorded. */
export const causeOf = (db: Db): string | null => causes.get(db) ?? null

/**
 * The queue stores the cause among a job's flags. Flags exist to let workers skip jobs; we never use them for
 * that.
 */
const MARK = 'cause:'
/** The same for the traces that the job continues, if tracing is on. */
const TRACE = 'trace:'

/** The flags of a job that a transaction enqueues. A job that combines many others passes in their traces. */
export function flagsOf(db: Db, traces?: readonly string[]): string[] | null {
  const cause = causes.get(db)
  const flags = (traces ?? (cause === undefined ? [] : traceHere())).map((trace) => TRACE + trace)
  if (cause !== undefined) flags.unshift(MARK + cause)
  return flags.length === 0 ? null : flags
}

type Flags = Readonly<Record<string, unknown>> | null

/** The cause in a job's flags. */
export const causeIn = (flags: Flags): string | undefined => marked(flags, MARK)[0]

/** The traces in a job's flags. */
export const tracesIn = (flags: Flags): string[] => marked(flags, TRACE)

const marked = (flags: Flags, mark: string): string[] =>
  Object.keys(flags ?? {}).flatMap((flag) => (flag.startsWith(mark) ? [flag.slice(mark.length)] : []))
