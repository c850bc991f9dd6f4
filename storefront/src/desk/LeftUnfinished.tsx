import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { nearDay } from '@longhaul/ui/time/near-day.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { useState } from 'react'
import { draftKeeper } from '@longhaul/ui/field/tab-drafts.ts'
import { langOf } from '../shared/goods-name.ts'
import { type Unfinished, type UnfinishedKind, dropUnfinished, readUnfinished } from '../shared/unfinished.ts'
import type { DeskData } from '../shared/waiting/desk-data.ts'

const KINDS: readonly UnfinishedKind[] = ['goods', 'parcel']

/**
 * Work that was begun on this device and not sent. Nothing depends on it, so it is at the end of the column.
 */
export function LeftUnfinished({ shelf }: { shelf: DeskData['shelf'] }) {
  const [kept, setKept] = useState(readAll)
  const ready = new Map(shelf.items.filter((item) => item.ready).map((item) => [item.id, item]))
  const discard = (kind: UnfinishedKind) => {
    dropUnfinished(kind)
    setKept(readAll())
  }
  return kept
    .filter(([kind, { of }]) => kind === 'goods' || of.split(',').every((id) => ready.has(id)))
    .map(([kind, entry]) => {
      const [first] = kind === 'parcel' ? entry.of.split(',').map((id) => ready.get(id)) : []
      const image = first ? (first.photo ?? first.image) : entry.image
      return <UnfinishedRow key={kind} entry={entry} image={image} onDiscard={() => discard(kind)} />
    })
}

const readAll = (): (readonly [UnfinishedKind, Unfinished])[] =>
  KINDS.flatMap((kind) => {
    const entry = readUnfinished(kind)
    return entry ? [[kind, entry] as const] : []
  })

function UnfinishedRow({
  entry,
  image,
  onDiscard,
}: {
  entry: Unfinished
  image: string | null
  onDiscard: () => void
}) {
  const now = useNow()
  const { title, count, address, at } = entry
  const stopped = nearDay(new Date(at).toISOString(), { now, inPage: true })
  const name = title || text.packageOf(count)
  return (
    <Row
      picture={<GoodsPicture src={image} size={88} />}
      over={text.unfinished}
      title={<span lang={langOf(name)}>{name}</span>}
      aside={
        <>
          <Button type="assistWhite" size="small" guardMs={0} onClick={onDiscard}>
            {text.discard}
            <span className="sr-only"> {name}</span>
          </Button>
          <Link to={address} onClick={() => handOver(entry)} className="inline-flex min-h-11 items-center">
            {text.goOn}
            <span className="sr-only"> {name}</span>
          </Link>
        </>
      }
    >
      <p>{text.stopped(stopped)}</p>
    </Row>
  )
}

/** Stores the input where the order form looks for it after a reload (`keep` of `useForm`). */
const handOver = ({ of, values }: Unfinished): void => draftKeeper(`goods:${of}`)(values)
