import type { Db } from './database/db.ts'

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

export const flagsOf = (tx: Db): string[] | null => {
  const cause = causes.get(tx)
  return cause === undefined ? null : [MARK + cause]
}

/** The cause among the flags of a job. */
export const causeIn = (flags: Readonly<Record<string, unknown>> | null): string | undefined =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(MARK))
    ?.slice(MARK.length)
