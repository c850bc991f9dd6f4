/**
 * How often a night's version is refused although nothing changed: `npx tsx bench/src/nights.ts [world…]
 * [--products 1200] [--seeds 4]`. In each world (`worlds.ts`) a night learns every ten days and is compared
 * with the version in force, as the product does it. At most one in twenty may be refused. `score of new by
 * old` is the ratio of their mean interval scores on the same pieces, where all but the words of the old one
 * is as fresh as that of the new one.
 */
import { parseArgs } from 'node:util'
import { whyNotPutInForce } from '@longhaul/domain/goods-knowledge/learnt/judged.ts'
import type { LearntModel } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { judgeBy, learn } from '@longhaul/domain/goods-knowledge/learnt/train.ts'
import { DAYS, inventWorld } from './worlds/invent-world.ts'
import { type Product, addTo, finished, pastOf } from './worlds/learnt.ts'
import { type World, WORLDS, worldOf } from './worlds/worlds.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string', default: '1200' }, seeds: { type: 'string', default: '4' } },
})
const isWorld = (name: string): name is World => name in WORLDS
const names = positionals.length > 0 ? positionals.filter(isWorld) : (['still', 'everything'] as const)

const FIRST_NIGHT = 200
const NIGHTS_APART = 10
/** As many days as the product reads. */
const LEARNT_DAYS = 540

for (const name of names) {
  let [nights, refused, ratio] = [0, 0, 0]
  for (let seed = 101; seed < 101 + Number(values.seeds); seed += 1) {
    const pieces = inventWorld(worldOf(name, Number(values.products), seed))
    let before: LearntModel | null = null
    for (let day = FIRST_NIGHT; day <= DAYS; day += NIGHTS_APART) {
      const products = new Map<string, Product>()
      for (const piece of pieces)
        if (piece.day < day && piece.day >= day - LEARNT_DAYS) addTo(products, piece)
      const past = pastOf(products.values())
      const made = finished(learn(past, day))
      if (before !== null) {
        const judged = finished(judgeBy(past, before, day))
        const score = (own: readonly { score: number }[]) => own.reduce((sum, piece) => sum + piece.score, 0)
        nights += 1
        ratio += score(made.judged.weight) / score(judged)
        if (whyNotPutInForce(made.judged.weight, judged) !== null) {
          refused += 1
          continue
        }
      }
      before = made.model
    }
  }
  process.stdout.write(
    `${name}: ${refused} of ${nights} nights refused (${((100 * refused) / nights).toFixed(1)} %); score of new by old ${(ratio / nights).toFixed(3)}\n`,
  )
}
