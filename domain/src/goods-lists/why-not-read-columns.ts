/**
 * Why the columns of a list cannot be read in another way; null if they can. A list of a text has no
 * columns, and those of older or very large sheets are not kept. Rows are replaced, so none may be in the
 * cart.
 */
export function whyNotReadColumns(list: { hasSheet: boolean; addedCount: number }) {
  if (!list.hasSheet) return 'list_without_sheet'
  return list.addedCount > 0 ? 'list_in_cart' : null
}
