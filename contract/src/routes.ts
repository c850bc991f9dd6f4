import * as accountSecurity from './accounts/account-security.ts'
import * as auditStaff from './staff/audit.staff.ts'
import * as membersStaff from './staff/members.staff.ts'
import * as ownAccountStaff from './staff/own-account.staff.ts'
import * as addresses from './accounts/addresses.ts'
import * as cart from './goods/cart.ts'
import * as claims from './parcels/claims.ts'
import * as claimsStaff from './parcels/claims.staff.ts'
import * as contact from './messages/contact.ts'
import * as conversations from './messages/conversations.ts'
import * as conversationsStaff from './messages/conversations.staff.ts'
import * as customs from './parcels/customs.ts'
import * as customsStaff from './parcels/customs.staff.ts'
import * as demoStaff from './staff/demo-staff.ts'
import * as desk from './desk/desk.ts'
import * as door from './goods/landed-cost.ts'
import * as fields from './fields.ts'
import * as files from './site/files.ts'
import * as funds from './funds/funds.ts'
import * as goods from './goods/goods.ts'
import * as favourites from './goods/favourites.ts'
import * as watches from './goods/watches.ts'
import * as goodsLists from './goods/goods-lists.ts'
import * as goodsSearch from './goods/goods-search.ts'
import * as publicLists from './goods/public-lists.ts'
import * as publicListsStaff from './goods/public-lists.staff.ts'
import * as creators from './rewards/creators.ts'
import * as creatorsStaff from './rewards/creators.staff.ts'
import * as goodsStaff from './goods/goods.staff.ts'
import * as linkSitesStaff from './goods/link-sites.staff.ts'
import * as weighingsStaff from './goods/weighings.staff.ts'
import * as estimateChecks from './goods/estimate-checks.staff.ts'
import * as goodsPhotos from './goods/goods-photos.ts'
import * as goodsKindsStaff from './goods/goods-kinds.staff.ts'
import * as goodsPhotosStaff from './goods/goods-photos.staff.ts'
import * as accuracy from './goods/accuracy.ts'
import * as knowledge from './goods/knowledge.ts'
import * as knowledgeStaff from './goods/knowledge.staff.ts'
import * as hooks from './hooks/hooks.ts'
import * as hooksStaff from './hooks/hooks.staff.ts'
import * as dutyCharged from './parcels/duty-charged.ts'
import * as dutyInvoicesStaff from './parcels/duty-invoices.staff.ts'
import * as dutyOverridesStaff from './parcels/duty-overrides.staff.ts'
import * as dutyOverviewStaff from './parcels/duty-overview.staff.ts'
import * as importRulesStaff from './parcels/import-rules.staff.ts'
import * as rulesReleasesStaff from './parcels/rules-releases.staff.ts'
import * as tariffNumbersStaff from './parcels/tariff-numbers.staff.ts'
import * as taxRegistrationsStaff from './parcels/tax-registrations.staff.ts'
import * as mailChoices from './messages/mail-choices.ts'
import * as mailsStaff from './messages/mails.staff.ts'
import * as messages from './messages/messages.ts'
import * as numberBatchesStaff from './warehouse/number-batches.staff.ts'
import * as operationsStaff from './staff/operations.staff.ts'
import * as orderAgain from './orders/order-again.ts'
import * as orders from './orders/orders.ts'
import * as placeOrders from './orders/place-orders.ts'
import * as ordersStaff from './orders/orders.staff.ts'
import * as purchaseBatchesStaff from './orders/purchase-batches.staff.ts'
import * as readyReasonsStaff from './orders/ready-reasons.staff.ts'
import * as sellerChasesStaff from './orders/seller-chases.staff.ts'
import * as sellerOrdersStaff from './orders/seller-orders.staff.ts'
import * as sellerParcelsStaff from './orders/seller-parcels.staff.ts'
import * as parcelAdvice from './parcels/parcel-advice.ts'
import * as parcelAsks from './parcels/parcel-asks.ts'
import * as parcelAsksStaff from './parcels/parcel-asks.staff.ts'
import * as parcelAddress from './parcels/parcel-address.ts'
import * as parcelLines from './parcels/parcel-lines.ts'
import * as parcelVideoStaff from './parcels/parcel-video.staff.ts'
import * as parcels from './parcels/parcels.ts'
import * as parcelsStaff from './parcels/parcels.staff.ts'
import * as profile from './accounts/profile.ts'
import * as push from './messages/push.ts'
import * as ratesStaff from './funds/exchange-rates.staff.ts'
import * as rechargesStaff from './funds/recharges.staff.ts'
import * as lineDays from './shipping/line-days.ts'
import * as shipping from './shipping/shipping.ts'
import * as invoicesStaff from './shipping/invoices.staff.ts'
import * as pricesStaff from './shipping/prices.staff.ts'
import * as destinationsStaff from './shipping/destinations.staff.ts'
import * as servicesStaff from './shipping/extra-services.staff.ts'
import * as shippingStaff from './shipping/shipping.staff.ts'
import * as debtsStaff from './funds/debts.staff.ts'
import * as reconciliationStaff from './funds/reconciliation.staff.ts'
import * as remittances from './funds/remittances.ts'
import * as remittancesStaff from './funds/remittances.staff.ts'
import type { Calls } from './client-types.ts'
import type { Route, TSchema } from './route.ts'
import * as policyStaff from './policy/policy.staff.ts'
import * as approvals from './accounts/approvals.ts'
import * as oauth from './accounts/oauth.ts'
import * as readTokens from './accounts/read-tokens.ts'
import * as reviews from './parcels/reviews.ts'
import * as session from './accounts/session.ts'
import * as site from './site/site.ts'
import * as setupStaff from './site/setup.staff.ts'
import * as dataImportsStaff from './data-import/data-imports.staff.ts'
import * as siteStaff from './site/site.staff.ts'
import * as warehouse from './warehouse/warehouse.ts'
import * as shipmentsStaff from './parcels/shipments.staff.ts'
import * as trackingStaff from './parcels/tracking.staff.ts'
import * as rewards from './rewards/rewards.ts'
import * as rewardsStaff from './rewards/rewards.staff.ts'
import * as finePhotos from './warehouse/fine-photos.ts'
import * as finePhotosStaff from './warehouse/fine-photos.staff.ts'
import * as unclaimed from './warehouse/unclaimed.ts'
import * as unclaimedStaff from './warehouse/unclaimed.staff.ts'
import * as packingStaff from './parcels/packing.staff.ts'
import * as transfersStaff from './warehouse/transfers.staff.ts'
import * as putAwayStaff from './warehouse/put-away.staff.ts'
import * as shelfCountsStaff from './warehouse/shelf-counts.staff.ts'
import * as foundThingsStaff from './warehouse/found-things.staff.ts'
import * as pickingStaff from './parcels/picking.staff.ts'
import * as storageStaff from './warehouse/storage.staff.ts'
import * as withdrawals from './funds/withdrawals.ts'
import * as withdrawalsStaff from './funds/withdrawals.staff.ts'
import * as standingStaff from './funds/standing.staff.ts'
import * as warehouseStaff from './warehouse/warehouse.staff.ts'
import * as ledgerStaff from './funds/ledger.staff.ts'
import * as jobsStaff from './staff/jobs.staff.ts'
import * as reportsStaff from './staff/reports.staff.ts'
import * as tradeStaff from './staff/trade.staff.ts'
import * as webhooksStaff from './hooks/webhooks.staff.ts'
import * as listsStaff from './staff/lists.staff.ts'
import * as adjustmentsStaff from './funds/adjustments.staff.ts'
import * as findsStaff from './staff/finds.staff.ts'
import * as assignmentsStaff from './staff/assignments.staff.ts'
import * as mentionsStaff from './staff/mentions.staff.ts'
import * as holdsStaff from './staff/holds.staff.ts'
import * as shoppersStaff from './accounts/shoppers.staff.ts'
import * as shiftsStaff from './staff/shifts.staff.ts'
import * as shiftNotesStaff from './staff/shift-notes.staff.ts'
import * as timelinesStaff from './staff/timelines.staff.ts'

const nouns = {
  ...site,
  ...session,
  ...profile,
  ...push,
  ...addresses,
  ...goods,
  ...goodsLists,
  ...goodsSearch,
  ...favourites,
  ...publicLists,
  ...publicListsStaff,
  ...creators,
  ...creatorsStaff,
  ...watches,
  ...goodsStaff,
  ...goodsKindsStaff,
  ...linkSitesStaff,
  ...weighingsStaff,
  ...estimateChecks,
  ...goodsPhotos,
  ...goodsPhotosStaff,
  ...accuracy,
  ...knowledge,
  ...knowledgeStaff,
  ...cart,
  ...orders,
  ...placeOrders,
  ...orderAgain,
  ...demoStaff,
  ...desk,
  ...door,
  ...funds,
  ...warehouse,
  ...finePhotos,
  ...parcels,
  ...messages,
  ...files,
  ...ordersStaff,
  ...sellerChasesStaff,
  ...sellerOrdersStaff,
  ...sellerParcelsStaff,
  ...purchaseBatchesStaff,
  ...readyReasonsStaff,
  ...warehouseStaff,
  ...finePhotosStaff,
  ...parcelsStaff,
  ...operationsStaff,
  ...contact,
  ...conversations,
  ...conversationsStaff,
  ...accountSecurity,
  ...approvals,
  ...oauth,
  ...readTokens,
  ...hooks,
  ...hooksStaff,
  ...setupStaff,
  ...dataImportsStaff,
  ...siteStaff,
  ...mailChoices,
  ...mailsStaff,
  ...withdrawals,
  ...withdrawalsStaff,
  ...standingStaff,
  ...remittances,
  ...remittancesStaff,
  ...debtsStaff,
  ...reconciliationStaff,
  ...rechargesStaff,
  ...ratesStaff,
  ...lineDays,
  ...shipping,
  ...shippingStaff,
  ...servicesStaff,
  ...destinationsStaff,
  ...pricesStaff,
  ...invoicesStaff,
  ...rewards,
  ...rewardsStaff,
  ...customs,
  ...customsStaff,
  ...unclaimed,
  ...unclaimedStaff,
  ...packingStaff,
  ...putAwayStaff,
  ...shelfCountsStaff,
  ...foundThingsStaff,
  ...transfersStaff,
  ...pickingStaff,
  ...storageStaff,
  ...trackingStaff,
  ...claims,
  ...claimsStaff,
  ...numberBatchesStaff,
  ...shipmentsStaff,
  ...parcelAdvice,
  ...parcelLines,
  ...parcelAsks,
  ...parcelAsksStaff,
  ...parcelAddress,
  ...parcelVideoStaff,
  ...reviews,
  ...membersStaff,
  ...ownAccountStaff,
  ...policyStaff,
  ...auditStaff,
  ...ledgerStaff,
  ...jobsStaff,
  ...reportsStaff,
  ...tradeStaff,
  ...webhooksStaff,
  ...dutyCharged,
  ...dutyInvoicesStaff,
  ...dutyOverridesStaff,
  ...dutyOverviewStaff,
  ...importRulesStaff,
  ...rulesReleasesStaff,
  ...tariffNumbersStaff,
  ...taxRegistrationsStaff,
  ...listsStaff,
  ...adjustmentsStaff,
  ...findsStaff,
  ...assignmentsStaff,
  ...mentionsStaff,
  ...holdsStaff,
  ...shoppersStaff,
  ...shiftsStaff,
  ...shiftNotesStaff,
  ...timelinesStaff,
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'spec' in value
const isSchema = (name: string, value: unknown): value is TSchema =>
  /^[A-Z][a-z]/.test(name) &&
  typeof value === 'object' &&
  value !== null &&
  ('type' in value || 'anyOf' in value)

/** All calls. The server must serve each exactly once; the generated tests call each. */
export const allRoutes: readonly Route[] = Object.values<unknown>(nouns).filter(isRoute)

/** The verb-noun of every call by its spec: the name under which its route is exported. */
export const routeNames: ReadonlyMap<string, string> = new Map(
  Object.entries<unknown>(nouns).flatMap(([name, value]) => (isRoute(value) ? [[value.spec, name]] : [])),
)

/** All named schemas, of the fields and of the nouns: `Fen`, `OrderCard`. */
export const namedSchemas: ReadonlyMap<string, TSchema> = new Map(
  Object.entries<unknown>({ ...nouns, ...fields }).flatMap(([name, value]) =>
    isSchema(name, value) ? [[name, value]] : [],
  ),
)

/**
 * The method and path of every call, as a type. Front ends name calls with it and import nothing at run time.
 */
export type Spec = keyof Calls

/** The arguments that a front end must pass to a call. */
export type ArgsOf<S extends Spec> = Calls[S]['args']
export type Body<S extends Spec> = Calls[S]['body']
export type Reply<S extends Spec> = Calls[S]['reply']
