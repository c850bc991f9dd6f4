/** The rows whose cost to the door one calculation takes: more than anyone sends in one package. */
export const PACKAGE_ROWS_MAX = 50

/** Rows in packages of equal size, as few as can be, in their order. */
export function inPackages<Row>(rows: readonly Row[], most = PACKAGE_ROWS_MAX): Row[][] {
  const count = Math.ceil(rows.length / most)
  const size = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size)).filter(
    (part) => part.length > 0,
  )
}
