/**
 * Compares shelves in the order in which one walk passes them: A-2 before A-10, goods without a shelf last.
 */
export function compareShelves(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return SHELVES.compare(a, b)
}

const SHELVES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
