import * as accountSecurity from './account-security.ts'
import * as auditStaff from './audit.staff.ts'
import * as membersStaff from './members.staff.ts'
import * as ownAccountStaff from './own-account.staff.ts'
import * as addresses from './addresses.ts'
import * as cart from './cart.ts'
import * as claims from './claims.ts'
import * as claimsStaff from './claims.staff.ts'
import * as conversations from './conversations.ts'
import * as conversationsStaff from './conversations.staff.ts'
import * as customs from './customs.ts'
import * as customsStaff from './customs.staff.ts'
import * as fields from './fields.ts'
import * as files from './files.ts'
import * as funds from './funds.ts'
import * as goods from './goods.ts'
import * as goodsStaff from './goods.staff.ts'
import * as hooks from './hooks.ts'
import * as hooksStaff from './hooks.staff.ts'
import * as importRulesStaff from './import-rules.staff.ts'
import * as mailsStaff from './mails.staff.ts'
import * as messages from './messages.ts'
import * as numberBatchesStaff from './number-batches.staff.ts'
import * as operationsStaff from './operations.staff.ts'
import * as orders from './orders.ts'
import * as ordersStaff from './orders.staff.ts'
import * as parcelAdvice from './parcel-advice.ts'
import * as parcelAddress from './parcel-address.ts'
import * as parcelLines from './parcel-lines.ts'
import * as parcelVideoStaff from './parcel-video.staff.ts'
import * as parcels from './parcels.ts'
import * as parcelsStaff from './parcels.staff.ts'
import * as profile from './profile.ts'
import * as ratesStaff from './rates.staff.ts'
import * as rechargesStaff from './recharges.staff.ts'
import * as shipping from './shipping.ts'
import * as shippingStaff from './shipping.staff.ts'
import * as debtsStaff from './debts.staff.ts'
import * as reconciliationStaff from './reconciliation.staff.ts'
import * as remittances from './remittances.ts'
import * as remittancesStaff from './remittances.staff.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route, TSchema } from './route.ts'
import * as readTokens from './read-tokens.ts'
import * as reviews from './reviews.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as siteStaff from './site.staff.ts'
import * as warehouse from './warehouse.ts'
import * as shipmentsStaff from './shipments.staff.ts'
import * as trackingStaff from './tracking.staff.ts'
import * as rewards from './rewards.ts'
import * as rewardsStaff from './rewards.staff.ts'
import * as unclaimed from './unclaimed.ts'
import * as unclaimedStaff from './unclaimed.staff.ts'
import * as packingStaff from './packing.staff.ts'
import * as storageStaff from './storage.staff.ts'
import * as withdrawals from './withdrawals.ts'
import * as withdrawalsStaff from './withdrawals.staff.ts'
import * as warehouseStaff from './warehouse.staff.ts'
import * as ledgerStaff from './ledger.staff.ts'
import * as jobsStaff from './jobs.staff.ts'
import * as reportsStaff from './reports.staff.ts'
import * as webhooksStaff from './webhooks.staff.ts'
import * as listsStaff from './lists.staff.ts'
import * as adjustmentsStaff from './adjustments.staff.ts'
import * as holdsStaff from './holds.staff.ts'
import * as shoppersStaff from './shoppers.staff.ts'
import * as timelinesStaff from './timelines.staff.ts'

const nouns = {
  ...site,
  ...session,
  ...profile,
  ...addresses,
  ...goods,
  ...goodsStaff,
  ...cart,
  ...orders,
  ...funds,
  ...warehouse,
  ...parcels,
  ...messages,
  ...files,
  ...ordersStaff,
  ...warehouseStaff,
  ...parcelsStaff,
  ...operationsStaff,
  ...conversations,
  ...conversationsStaff,
  ...accountSecurity,
  ...readTokens,
  ...hooks,
  ...hooksStaff,
  ...siteStaff,
  ...mailsStaff,
  ...withdrawals,
  ...withdrawalsStaff,
  ...remittances,
  ...remittancesStaff,
  ...debtsStaff,
  ...reconciliationStaff,
  ...rechargesStaff,
  ...ratesStaff,
  ...shipping,
  ...shippingStaff,
  ...rewards,
  ...rewardsStaff,
  ...customs,
  ...customsStaff,
  ...unclaimed,
  ...unclaimedStaff,
  ...packingStaff,
  ...storageStaff,
  ...trackingStaff,
  ...claims,
  ...claimsStaff,
  ...numberBatchesStaff,
  ...shipmentsStaff,
  ...parcelAdvice,
  ...parcelLines,
  ...parcelAddress,
  ...parcelVideoStaff,
  ...reviews,
  ...membersStaff,
  ...ownAccountStaff,
  ...auditStaff,
  ...ledgerStaff,
  ...jobsStaff,
  ...reportsStaff,
  ...webhooksStaff,
  ...importRulesStaff,
  ...listsStaff,
  ...adjustmentsStaff,
  ...holdsStaff,
  ...shoppersStaff,
  ...timelinesStaff,
}

type Nouns = typeof nouns
type RouteMap = {
  [Name in keyof Nouns as Nouns[Name] extends { spec: infer S extends string } ? S : never]: Nouns[Name]
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'spec' in value
const isSchema = (name: string, value: unknown): value is TSchema =>
  /^[A-Z][a-z]/.test(name) &&
  typeof value === 'object' &&
  value !== null &&
  ('type' in value || 'anyOf' in value)

/** Every call there is. The server must serve each exactly once; the generated tests call each. */
export const allRoutes: readonly Route[] = Object.values<unknown>(nouns).filter(isRoute)

/** The verb-noun of every call by its spec: the name that its route is exported under. */
export const routeNames: ReadonlyMap<string, string> = new Map(
  Object.entries<unknown>(nouns).flatMap(([name, value]) => (isRoute(value) ? [[value.spec, name]] : [])),
)

/** Every schema that has a name, of the fields and of the nouns: `Fen`, `OrderCard`. */
export const namedSchemas: ReadonlyMap<string, TSchema> = new Map(
  Object.entries<unknown>({ ...nouns, ...fields }).flatMap(([name, value]) =>
    isSchema(name, value) ? [[name, value]] : [],
  ),
)

/** The method and path of every call, as a type. Front ends name calls by it and import nothing at run time. */
export type Spec = keyof RouteMap
export type RouteBySpec<S extends Spec> = RouteMap[S] extends infer R extends Route ? R : never

/** What a front end must give with a call. */
export type ArgsOf<S extends Spec> = Given<'params', ParamsOf<RouteBySpec<S>>> &
  Given<'query', QueryOf<RouteBySpec<S>>> &
  (RouteBySpec<S> extends { form: true } ? { body: Blob } : Given<'body', BodyOf<RouteBySpec<S>>>)
export type Reply<S extends Spec> = ReplyOf<RouteBySpec<S>>

type Given<Key extends string, Value> = Value extends undefined
  ? { [key in Key]?: undefined }
  : object extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }
