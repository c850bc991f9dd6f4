import type { Feature } from '../platform/feature.ts'
import { serveDemoMall } from './demo-mall/pages.ts'
import { listProductSourcesAction } from './list-product-sources.ts'
import { lookUpProductAction } from './look-up-product.ts'
import { resolveLinkAction } from './resolve-link.ts'
import { purgeUnreadLinksJob } from './sites/purge-unread-links.job.ts'
import { listLinkSitesAction } from './sites/list-link-sites.ts'
import { listUnreadLinksAction } from './sites/list-unread-links.ts'
import { removeLinkSiteAction } from './sites/remove-link-site.ts'
import { saveLinkSiteAction } from './sites/save-link-site.ts'
import { translateGoodsJob } from './translators/translate-goods.job.ts'

export const goods: Feature = {
  actions: [
    resolveLinkAction,
    lookUpProductAction,
    listProductSourcesAction,
    listLinkSitesAction,
    saveLinkSiteAction,
    removeLinkSiteAction,
    listUnreadLinksAction,
  ],
  jobs: [translateGoodsJob, purgeUnreadLinksJob],
  routes: serveDemoMall,
}
