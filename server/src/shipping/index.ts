import type { Feature } from '../platform/feature.ts'
import { listPricesAction } from './list-prices.ts'

export const shipping: Feature = { actions: [listPricesAction] }
