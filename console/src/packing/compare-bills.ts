import type { Reply } from '@longhaul/contract/routes.ts'

type Fee = Reply<'GET /staff/parcels/{id}'>['estimated_fees'][number]

export type BillPair = { key: string; name: string; estimatedFen: number; actualFen: number }

/** Two bills side by side, row by row; a row that only one of them has costs nothing in the other. */
export function compareBills(estimated: readonly Fee[], actual: readonly Fee[]): BillPair[] {
  const pairs = new Map<string, BillPair>()
  const add = (fee: Fee, part: 'estimatedFen' | 'actualFen') => {
    const key = `${fee.kind} ${fee.name}`
    const pair = pairs.get(key) ?? { key, name: fee.name, estimatedFen: 0, actualFen: 0 }
    pairs.set(key, { ...pair, [part]: pair[part] + fee.fee_fen })
  }
  for (const fee of estimated) add(fee, 'estimatedFen')
  for (const fee of actual) add(fee, 'actualFen')
  return [...pairs.values()]
}
