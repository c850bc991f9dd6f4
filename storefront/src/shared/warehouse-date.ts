import { formatter } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/**
 * A day at the warehouse: the same in the page that the server sends and in the reader's, wherever both
 * are. `warehouseDay` without the year.
 */
export const { date: warehouseDate, dayAndMonth: warehouseDay } = formatter(pageLang, 'Asia/Shanghai')
