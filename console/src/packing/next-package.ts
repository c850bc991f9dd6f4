/**
 * The package after the open one, down the queue and from the top again, without those that a colleague
 * holds; undefined if there is no other.
 */
export function nextPackage(
  queue: readonly string[],
  open: string,
  heldByOthers: ReadonlySet<string>,
): string | undefined {
  const at = queue.indexOf(open)
  return [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))].find((id) => !heldByOthers.has(id))
}
