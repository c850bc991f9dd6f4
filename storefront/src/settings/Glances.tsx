import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { isMany } from '@longhaul/domain/lists/own-counts.ts'
import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { money, number } from '@longhaul/text/format.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { type ReactNode, useId } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { nameOfList } from '../shared/order-list-name.ts'
import { useConverted } from '../shared/use-converted.ts'

/** The four parts of the account at a glance: balance, orders, shelf, packages. */
export const Glances = () => (
  <div className="grid grid-cols-2 gap-x-5 gap-y-7 md:gap-x-8 lg:grid-cols-4">
    <BalanceGlance />
    <OrdersGlance />
    <ShelfGlance />
    <ParcelsGlance />
  </div>
)

/** The available balance, and the amount on hold. */
function BalanceGlance() {
  const me = useCall('GET /users/info')
  const approx = useConverted()
  return (
    <Glance title={settingsText.balance} way={<Link to={to.funds()}>{settingsText.statement}</Link>}>
      <Loaded of={me} skeleton={<Skeleton />}>
        {(who) => (
          <div className="grid justify-items-start gap-3">
            <dl className="grid gap-2">
              <div>
                <dt className="sr-only">{settingsText.available}</dt>
                <dd className="num text-2xl leading-tight font-semibold">
                  {money(who.available_fen)}
                  {approx.part(who.available_fen) && (
                    <span className="block text-sm font-normal text-ink-3">
                      {approx.part(who.available_fen)}
                    </span>
                  )}
                </dd>
              </div>
              <div className="flex gap-2 text-sm text-ink-2">
                <dt>{settingsText.frozen}</dt>
                <dd className="num">{money(who.frozen_fen)}</dd>
              </div>
            </dl>
            <ButtonLink to={to.recharge(to.settings())} size="small">
              {settingsText.recharge}
            </ButtonLink>
          </div>
        )}
      </Loaded>
    </Glance>
  )
}

/** A summary of one part of the account, under a rule: its title, a link, and its key figures. */
function Glance({ title, way, children }: { title: string; way?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="border-t-2 border-ink pt-3">
      <div className="mb-2 flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-md">
          {title}
        </h2>
        <span className="text-sm">{way}</span>
      </div>
      {children}
    </section>
  )
}

/** The number of orders in each list; every order is in exactly one. */
function OrdersGlance() {
  const orders = useCall('GET /orders', { query: { limit: 1 } })
  return (
    <Glance title={settingsText.orders} way={<Link to={to.orders()}>{settingsText.allOrders}</Link>}>
      <Loaded of={orders} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noOrders}
            counts={ORDER_LISTS.map((list) => ({
              name: nameOfList(list),
              count: counts[list] ?? 0,
              to: to.orders(list),
            }))}
          />
        )}
      </Loaded>
    </Glance>
  )
}

type Count = { name: string; count: number; to: string }

/** Counts, each linked to its list; zero counts are left out. */
function Counts({ counts, none }: { counts: readonly Count[]; none: string }) {
  const some = counts.filter(({ count }) => count > 0)
  if (some.length === 0) return <p className="text-ink-2">{none}</p>
  return (
    <ul>
      {some.map(({ name, count, to: page }) => (
        <li key={name} className="flex items-center justify-between gap-4">
          <Link to={page} className="flex min-h-8 items-center pointer-coarse:min-h-11">
            {name}
          </Link>
          <span className="num">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The goods in the warehouse, and when their free days end. */
function ShelfGlance() {
  const stock = useCall('GET /stock_items', { query: { stage: 'in_stock', limit: 1 } })
  return (
    <Glance title={settingsText.warehouse} way={<Link to={to.store()}>{settingsText.openWarehouse}</Link>}>
      <Loaded of={stock} skeleton={<Skeleton />}>
        {({ items, counts: { in_stock: stored, soon } }) => {
          if (stored === 0) return <p className="text-ink-2">{settingsText.emptyShelf}</p>
          // The server sorts the most urgent first.
          const first = items[0]?.free_until
          return (
            <div className="grid gap-2">
              <p>{settingsText.stored(stored, isMany(stored))}</p>
              {soon > 0 && <p className="text-warn">{settingsText.soon(soon, isMany(soon))}</p>}
              {first && (
                <p className="text-sm text-ink-2">
                  {settingsText.next} <Countdown until={first} only="date" />
                </p>
              )}
            </div>
          )
        }}
      </Loaded>
    </Glance>
  )
}

/** Packages by status. */
function ParcelsGlance() {
  const parcels = useCall('GET /parcels', { query: { limit: 1 } })
  return (
    <Glance title={settingsText.packages} way={<Link to={to.parcels()}>{settingsText.allPackages}</Link>}>
      <Loaded of={parcels} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noPackages}
            counts={PARCEL_STATUSES.map((status) => ({
              name: settingsText.parcelStatuses[status],
              count: counts[status] ?? 0,
              to: to.parcels(status),
            }))}
          />
        )}
      </Loaded>
    </Glance>
  )
}
