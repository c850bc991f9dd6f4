import { accounts } from './accounts/index.ts'
import { addresses } from './addresses/index.ts'
import { carriers } from './carriers/index.ts'
import { cart } from './cart/index.ts'
import { checks } from './checks/index.ts'
import { claims } from './claims/index.ts'
import { conversations } from './conversations/index.ts'
import { customs } from './customs/index.ts'
import { door } from './landed-cost/index.ts'
import { records } from './records/index.ts'
import { team } from './team/index.ts'
import { demo } from './demo/index.ts'
import { desk } from './desk/index.ts'
import { files } from './files/index.ts'
import { funds } from './funds/index.ts'
import { favourites } from './favourites/index.ts'
import { watches } from './watches/index.ts'
import { goods } from './goods/index.ts'
import { goodsKnowledge } from './goods-knowledge/index.ts'
import { goodsLists } from './goods-lists/index.ts'
import { goodsSearch } from './goods-search/index.ts'
import { hooks } from './hooks/index.ts'
import { jobs } from './jobs/index.ts'
import { leads } from './leads/index.ts'
import { lists } from './lists/index.ts'
import { mail } from './mail/index.ts'
import { mcp } from './mcp/index.ts'
import { messages } from './messages/index.ts'
import { operations } from './operations/index.ts'
import { orders } from './orders/index.ts'
import { ownData } from './personal-data/index.ts'
import { pages } from './pages/index.ts'
import { policy } from './policy/index.ts'
import { parcels } from './parcels/index.ts'
import { payments } from './payments/index.ts'
import type { Feature } from './platform/feature.ts'
import { push } from './push/index.ts'
import { profile } from './profile/index.ts'
import { reports } from './reports/index.ts'
import { rewards } from './rewards/index.ts'
import { audit } from './audit/index.ts'
import { search } from './search/index.ts'
import { setup } from './setup/index.ts'
import { dataImport } from './data-import/index.ts'
import { shipping } from './shipping/index.ts'
import { site } from './site/index.ts'
import { tracking } from './tracking/index.ts'
import { staff } from './staff/index.ts'
import { standing } from './standing/index.ts'
import { warehouse } from './warehouse/index.ts'

/**
 * All features of the product, from the lowest layer up. Which may call which is enforced by
 * tools/import-rules.ts.
 */
export const features: readonly Feature[] = [
  files,
  policy,
  search,
  site,
  mail,
  messages,
  accounts,
  profile,
  addresses,
  goods,
  goodsKnowledge,
  goodsSearch,
  cart,
  goodsLists,
  favourites,
  watches,
  shipping,
  customs,
  door,
  standing,
  funds,
  rewards,
  orders,
  warehouse,
  parcels,
  desk,
  tracking,
  carriers,
  claims,
  payments,
  conversations,
  ownData,
  hooks,
  push,
  checks,
  operations,
  leads,
  setup,
  dataImport,
  staff,
  audit,
  reports,
  jobs,
  lists,
  records,
  team,
  demo,
  mcp,
  // Last, because it serves every address that has no other route.
  pages,
]

export const allActions = features.flatMap((feature) => feature.actions ?? [])
export const allJobs = features.flatMap((feature) => feature.jobs ?? [])
