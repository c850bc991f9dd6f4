import { inPackages } from '@longhaul/domain/goods-lists/packages.ts'

/** The calculations for one list: each is a call, and the server takes 60 a minute. */
export const ASKED_MAX = 50

/**
 * What rows cost in as many packages as they need: a package that no method takes is asked for again as two,
 * until a single row is left. Undefined if that is more than ASKED_MAX calculations.
 */
export async function askByPackages<Row, Answer extends { total: unknown }>(
  rows: readonly Row[],
  ask: (rows: readonly Row[]) => Promise<Answer>,
): Promise<{ rows: Row[]; answer: Answer }[] | undefined> {
  const packages: { rows: Row[]; answer: Answer }[] = []
  const open = inPackages(rows)
  for (let asked = 0; open.length > 0; asked++) {
    if (asked + open.length > ASKED_MAX) return undefined
    const next = open.shift()!
    const answer = await ask(next)
    if (answer.total === null && next.length > 1)
      open.unshift(...inPackages(next, Math.ceil(next.length / 2)))
    else packages.push({ rows: next, answer })
  }
  return packages
}
