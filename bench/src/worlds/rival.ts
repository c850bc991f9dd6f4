import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { medianOf, quantile, sortedOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Contender } from './live.ts'
import type { WorldPiece } from './invent-world.ts'

/**
 * What a spreadsheet would do: the median of the last five pieces of the same option, else of the product,
 * else of the kind that its title names, and the 10th and 90th percentiles of what was wrong so far.
 */
export function rival(): Contender {
  const logs = new Map<string, number[]>()
  const off = new Map<string, number[]>()
  const keysOf = ({ goods, option }: WorldPiece) => [
    ['option', `${goods.id} ${option}`],
    ['product', goods.id],
    ['kind', `kind ${kindOf(`${goods.category} ${goods.title}`)?.id ?? ''}`],
    ['all', ''],
  ]
  const known = (piece: WorldPiece) => {
    for (const [level, key] of keysOf(piece)) {
      const own = logs.get(key!)
      if (own && own.length > 0)
        return { level: level!, log: medianOf(level === 'kind' || level === 'all' ? own : own.slice(-5)) }
    }
    return { level: 'all', log: Math.log(420) }
  }
  return {
    name: 'rival',
    night: () => null,
    estimate(piece) {
      const { level, log } = known(piece)
      const own = sortedOf(off.get(level) ?? [])
      const at = (share: number, otherwise: number) => (own.length < 20 ? otherwise : quantile(own, share))
      return { low: log + at(0.1, -0.8), middle: log, high: log + at(0.9, 0.8) }
    },
    weighed(piece) {
      const log = Math.log(piece.grams)
      const { level, log: said } = known(piece)
      push(off, level, log - said)
      for (const [, key] of keysOf(piece)) push(logs, key!, log)
    },
  }
}

/** Only the latest thousand of a list are kept. */
function push(lists: Map<string, number[]>, key: string, value: number): void {
  const own = lists.get(key) ?? []
  lists.set(key, own)
  own.push(value)
  if (own.length > 1_000) own.shift()
}
