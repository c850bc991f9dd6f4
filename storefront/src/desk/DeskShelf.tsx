import { isMany } from '@longhaul/domain/lists/own-counts.ts'
import { SHELF_NEEDS_DAYS } from '@longhaul/domain/next-step/shelf-step.ts'
import { money, weight, warehouseFormat } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Plank } from '@longhaul/ui/shelf/Plank.tsx'
import { Shelf } from '@longhaul/ui/shelf/Shelf.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useConverted } from '../shared/use-converted.ts'
import type { DeskData, Shelved } from '../shared/waiting/desk-data.ts'

const SHOWN = 5
/** Stages in which nothing happens until the shopper acts. */
const WAITS: ReadonlySet<Shelved['stage']> = new Set(['abnormal', 'storage_expired'])

/** The goods in the warehouse with their days, how many can be shipped now, and the balance below. */
export function DeskShelf({
  shelf,
  availableFen,
  leads,
}: {
  shelf: DeskData['shelf']
  availableFen: number
  /** Nothing else is waiting, so packing is the next thing to do. */
  leads: boolean
}) {
  const freeDays = useConfiguration()?.free_storage_days ?? 30
  const approx = useConverted()
  const inFoot = <Footer shelf={shelf} freeDays={freeDays} leads={leads} />
  return (
    <>
      <Shelf bleeds title={text.shelf} footer={inFoot}>
        {shelf.items.slice(0, SHOWN).map((item) => (
          <Plank
            key={item.id}
            picture={<GoodsPicture src={item.photo ?? item.image} size={72} pale={!item.ready} />}
            title={
              <Link to={to.store()} className="block min-h-6 truncate text-ink no-underline hover:underline">
                <GoodsName of={item} />
              </Link>
            }
            detail={<Days item={item} />}
            used={usedDays(item)}
            days={item.free_days ?? undefined}
          />
        ))}
      </Shelf>
      <p className="mt-4 text-sm md:ps-5">
        {text.balance} <b className="num">{money(availableFen)}</b>{' '}
        <span className="num text-ink-2">{approx.part(availableFen)}</span> ·{' '}
        <Link to={to.funds()}>{text.topUp}</Link>
      </p>
    </>
  )
}

const usedDays = ({ days_left: left, free_days: days }: Shelved): number | undefined =>
  left === null || days === null ? undefined : days - left

function Days({ item }: { item: Shelved }) {
  const { weight_grams: grams, days_left: left, free_until: until } = item
  const soon = left !== null && left <= SHELF_NEEDS_DAYS
  return (
    <span className="num whitespace-normal">
      {grams !== null && `${weight(grams)} · `}
      {!item.ready && (
        <b className={WAITS.has(item.stage) ? 'text-warn' : undefined}>{text.notReady[item.stage]}</b>
      )}
      {item.ready && left !== null && until && (
        <>
          <b className={soon ? 'text-warn' : undefined}>{text.daysLeft(left)}</b>
          {` · ${warehouseFormat.dayAndMonth(until)}`}
        </>
      )}
    </span>
  )
}

/**
 * The initial contents of the package: everything ready to ship in the warehouse whose free storage ends
 * first.
 */
const packable = (items: readonly Shelved[]): string[] => {
  const ready = items.filter((item) => item.ready)
  return ready.filter((item) => item.warehouse_id === ready[0]?.warehouse_id).map((item) => item.id)
}

function Footer({
  shelf: { count, items, ready_count: ready, ready_grams: grams, ready_more: isMore },
  freeDays,
  leads,
}: {
  shelf: DeskData['shelf']
  freeDays: number
  leads: boolean
}) {
  if (count === 0) return <p className="text-ink-2">{text.shelfEmpty(freeDays)}</p>
  const more = count - Math.min(items.length, SHOWN)
  return (
    <>
      {more > 0 && (
        <p className="mb-3 text-sm">
          <Link to={to.store()}>{text.moreOnShelf(more, isMany(count))}</Link>
        </p>
      )}
      {ready > 0 && (
        <p className="mb-3 font-semibold">
          {isMore ? text.readyToShip(ready, isMore) : text.ready(ready, weight(grams))}
        </p>
      )}
      <div className="grid">
        <ButtonLink to={to.shelf(packable(items))} type={leads && ready > 0 ? 'primary' : 'assistWhite'}>
          {ready > 0 ? text.pack : text.openShelf}
        </ButtonLink>
      </div>
    </>
  )
}
