import type { GoodsFinder } from './finder.ts'
import { mallFinder } from './mall-finder.ts'
import { open1688Finder } from './open-1688-finder.ts'

/** Where goods are looked for outside this shop, in the order in which the results say so. */
export const GOODS_FINDERS: readonly GoodsFinder[] = [mallFinder, open1688Finder]
