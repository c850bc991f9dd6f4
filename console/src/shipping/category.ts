import type { Reply } from '@longhaul/contract/routes.ts'
import { pick } from '@longhaul/text/lang.ts'

export type Category = Reply<'GET /staff/goods_categories'>['categories'][number]

export const nameOf = (category: Category): string => pick({ en: category.name_en, zh: category.name_zh })
