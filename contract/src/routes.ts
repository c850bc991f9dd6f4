import * as accountSecurity from './account-security.ts'
import * as addresses from './addresses.ts'
import * as cart from './cart.ts'
import * as conversations from './conversations.ts'
import * as conversationsStaff from './conversations.staff.ts'
import * as files from './files.ts'
import * as funds from './funds.ts'
import * as goods from './goods.ts'
import * as goodsStaff from './goods.staff.ts'
import * as mailsStaff from './mails.staff.ts'
import * as messages from './messages.ts'
import * as operationsStaff from './operations.staff.ts'
import * as orders from './orders.ts'
import * as ordersStaff from './orders.staff.ts'
import * as parcels from './parcels.ts'
import * as parcelsStaff from './parcels.staff.ts'
import * as profile from './profile.ts'
import * as ratesStaff from './rates.staff.ts'
import * as rechargesStaff from './recharges.staff.ts'
import * as shipping from './shipping.ts'
import * as shippingStaff from './shipping.staff.ts'
import * as reconciliationStaff from './reconciliation.staff.ts'
import * as remittances from './remittances.ts'
import * as remittancesStaff from './remittances.staff.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from './route.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as siteStaff from './site.staff.ts'
import * as warehouse from './warehouse.ts'
import * as rewards from './rewards.ts'
import * as rewardsStaff from './rewards.staff.ts'
import * as withdrawals from './withdrawals.ts'
import * as withdrawalsStaff from './withdrawals.staff.ts'
import * as warehouseStaff from './warehouse.staff.ts'
import * as ledgerStaff from './ledger.staff.ts'
import * as jobsStaff from './jobs.staff.ts'
import * as reportsStaff from './reports.staff.ts'
import * as webhooksStaff from './webhooks.staff.ts'

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
  ...siteStaff,
  ...mailsStaff,
  ...withdrawals,
  ...withdrawalsStaff,
  ...remittances,
  ...remittancesStaff,
  ...reconciliationStaff,
  ...rechargesStaff,
  ...ratesStaff,
  ...shipping,
  ...shippingStaff,
  ...rewards,
  ...rewardsStaff,
  ...ledgerStaff,
  ...jobsStaff,
  ...reportsStaff,
  ...webhooksStaff,
}

type Nouns = typeof nouns
type RouteMap = {
  [Name in keyof Nouns as Nouns[Name] extends { spec: infer S extends string } ? S : never]: Nouns[Name]
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'spec' in value

/** Every call there is. The server must serve each exactly once; the generated tests call each. */
export const allRoutes: readonly Route[] = Object.values<unknown>(nouns).filter(isRoute)

/** The method and path of every call, as a type. Front ends name calls by it and import nothing at run time. */
export type Spec = keyof RouteMap
export type RouteBySpec<S extends Spec> = RouteMap[S] extends infer R extends Route ? R : never

/** What a front end must give with a call. */
export type ArgsOf<S extends Spec> = Given<'params', ParamsOf<RouteBySpec<S>>> &
  Given<'query', QueryOf<RouteBySpec<S>>> &
  (RouteBySpec<S> extends { form: true } ? { body: FormData } : Given<'body', BodyOf<RouteBySpec<S>>>)
export type Reply<S extends Spec> = ReplyOf<RouteBySpec<S>>

type Given<Key extends string, Value> = Value extends undefined
  ? { [key in Key]?: undefined }
  : object extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }
