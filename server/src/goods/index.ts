import type { Feature } from '../platform/feature.ts'
import { serveDemoMall } from './demo-mall/pages.ts'
import { listProductSourcesAction } from './list-product-sources.ts'
import { lookUpProductAction } from './look-up-product.ts'
import { resolveLinkAction } from './resolve-link.ts'
import { translateGoodsJob } from './translators/translate-goods.job.ts'

export const goods: Feature = {
  actions: [resolveLinkAction, lookUpProductAction, listProductSourcesAction],
  jobs: [translateGoodsJob],
  routes: serveDemoMall,
}
