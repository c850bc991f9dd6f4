import type { World } from '../../platform/world.ts'
import type { GoodsFinder } from './finder.ts'
import { mallFinder } from './mall-finder.ts'
import { onebound1688Finder, oneboundTaobaoFinder } from './onebound-finders.ts'
import { open1688Finder } from './open-1688-finder.ts'
import { tmapiFinder } from './tmapi-finder.ts'

/**
 * Where goods are looked for outside this shop, in the order in which the results say so. A marketplace's own
 * search comes before those that are paid for by the call.
 */
export const GOODS_FINDERS: readonly GoodsFinder[] = [
  mallFinder,
  open1688Finder,
  tmapiFinder,
  oneboundTaobaoFinder,
  onebound1688Finder,
]

/**
 * The finders of this shop: each marketplace is searched once, by the first that is open. If none is open,
 * the first stands for it, so that the results can say what is missing.
 */
export function findersIn(world: World): GoodsFinder[] {
  const known = GOODS_FINDERS.filter((finder) => finder.isKnown(world))
  const ranked = [
    ...known.filter((finder) => finder.isOpen(world)),
    ...known.filter((finder) => !finder.isOpen(world)),
  ]
  const searched = new Set<string>()
  const chosen = new Set<GoodsFinder>()
  for (const finder of ranked) {
    if (finder.platforms.every((platform) => searched.has(platform))) continue
    finder.platforms.forEach((platform) => searched.add(platform))
    chosen.add(finder)
  }
  return known.filter((finder) => chosen.has(finder))
}

/**
 * Who is asked when a chosen finder does not answer: the next open one with goods of its marketplaces that is
 * not asked in any case.
 */
export function standInOf(world: World, { platforms }: GoodsFinder): GoodsFinder | undefined {
  const chosen = findersIn(world)
  return GOODS_FINDERS.find(
    (other) =>
      !chosen.includes(other) &&
      other.isKnown(world) &&
      other.isOpen(world) &&
      other.platforms.some((platform) => platforms.includes(platform)),
  )
}
