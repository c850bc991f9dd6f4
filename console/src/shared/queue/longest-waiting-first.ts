/** Sorts rows by arrival, oldest first. */
export const longestWaitingFirst = <Row extends { created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
