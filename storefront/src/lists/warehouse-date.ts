import { formatter } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/**
 * A day at the warehouse: the same in the page that the server sends and in the reader's, wherever both
 * are.
 */
export const warehouseDate = formatter(pageLang, 'Asia/Shanghai').date
