import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { money } from '@longhaul/text/format.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Notches } from '@longhaul/ui/shelf/Notches.tsx'
import { Shelf } from '@longhaul/ui/shelf/Shelf.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { pictureUrl, type PictureName } from '../shared/pictures.ts'
import type { Configuration } from '../shared/use-configuration.ts'

const words = belowText.more

/**
 * Storage, combining and returns on one shelf, with this site's own figures; the last line lists the
 * warehouses.
 */
export function KraftShelf({ configuration: site }: { configuration: Configuration }) {
  const { storage, combining, returns } = words
  const days = Math.floor(site.refund_window_hours / 24)
  const costs = storage.text(
    money(site.late_fee_fen_per_day),
    money(site.late_fee_cap_fen),
    site.storage_limit_days,
  )
  return (
    <div className="wrap mt-10 md:mt-14">
      <Shelf bleeds title={words.title} footer={<Warehouses />}>
        <li className="grid gap-x-8 md:grid-cols-3">
          <Fact
            pictures={['photo-kettle', 'photo-backpack', 'photo-keyboard']}
            title={storage.title(site.free_storage_days)}
            text={costs}
            link={storage.link}
            article={14}
          >
            <Notches used={0} days={site.free_storage_days} />
          </Fact>
          <Fact
            pictures={['photo-notebook', 'photo-hoodie-white', 'photo-box']}
            {...combining}
            article={13}
          />
          <Fact
            pictures={['photo-mugs']}
            title={returns.title(days)}
            text={returns.text(days)}
            link={returns.link}
            article={41}
          >
            <span className="block w-14">
              <Notches used={0} days={days} />
            </span>
          </Fact>
        </li>
      </Shelf>
    </div>
  )
}

function Fact({
  pictures,
  title,
  text,
  link,
  article,
  children,
}: {
  pictures: readonly PictureName[]
  title: string
  text: string
  link: string
  article: number
  children?: ReactNode
}) {
  return (
    <div className="pt-4 max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:gap-x-4">
      <div className={BOARD}>
        {pictures.map((picture) => (
          <span key={picture} className="max-lg:not-first:hidden">
            <GoodsPicture
              src={pictureUrl(picture, SHOWN_LARGER.includes(picture) ? 'small' : 'thumb')}
              size={88}
            />
          </span>
        ))}
      </div>
      <div>
        <div className="flex items-center max-md:mb-2 md:h-7">{children}</div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
        <p className="mt-1 text-sm">
          <Link to={to.help(article)}>{link}</Link>
        </p>
      </div>
    </div>
  )
}

/** These pictures are loaded at full size on this page anyway. */
const SHOWN_LARGER: readonly PictureName[] = ['photo-mugs', 'photo-box', 'photo-backpack']

/** Where there is no room for three pictures, one represents the others. */
const BOARD =
  'flex gap-2 self-start border-b-4 border-b-[color-mix(in_srgb,var(--kraft)_55%,var(--kraft-tint))] pb-px'

function Warehouses() {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const places = belowText.warehouses
  if (!data) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-kraft/30 pt-3.5 text-sm text-ink-2">
      <b className="text-ink">{places.title(data.warehouses.length)}</b>
      {data.warehouses.map((warehouse) => (
        <span key={warehouse.id}>{warehouse.name}</span>
      ))}
      <Link to={to.help(16)} className="md:ms-auto">
        {places.forwarding}
      </Link>
    </p>
  )
}
