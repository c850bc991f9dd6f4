import type { Reply } from '@longhaul/contract/routes.ts'
import { pageLang } from '@longhaul/text/lang.ts'

export type Category = Reply<'GET /staff/goods_categories'>['categories'][number]

export const nameOf = (category: Category): string => category[`name_${pageLang}`]
