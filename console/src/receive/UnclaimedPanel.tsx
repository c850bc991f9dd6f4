import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { courierName } from './courier-name.ts'
import { Claims } from './Claims.tsx'
import { Dispose } from './Dispose.tsx'
import { KeepCard } from './KeepCard.tsx'

export type Unclaimed = Reply<'GET /staff/unclaimed/{id}'>

/** What a change of one of them asks for again. */
export const UNCLAIMED = ['GET /staff/unclaimed', 'GET /staff/dashboard', 'GET /staff/stock_items'] as const

/** One parcel that nobody is known for: where it lies, how it looks, who claims it, what happened. */
export function UnclaimedPanel({ id }: { id: string }) {
  const parcel = useCall('GET /staff/unclaimed/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Loaded of={parcel} skeleton={<Skeleton kind="card" />}>
      {(one) => (
        <article className="stack" aria-label={unclaimedText.shelveAt(one.tracking_number)}>
          <div className="line">
            <h2 className="code">{one.tracking_number}</h2>
            <StatusTag kind={KIND[one.stage]}>{unclaimedText.stages[one.stage]}</StatusTag>
            <span className="muted">
              {courierName(one.courier)} · {one.warehouse_id} · <DateTime at={one.arrived_at} />
            </span>
            {one.stock_item_id && one.stage !== 'unclaimed' && (
              <Link to={to.receive(one.stock_item_id)} {...buttonLook()}>
                {unclaimedText.inspect}
              </Link>
            )}
          </div>
          {one.stage === 'unclaimed' ? <KeepCard parcel={one} /> : <Photos parcel={one} />}
          <Claims parcel={one} />
          <History parcel={one} />
          {one.stage === 'unclaimed' && <Dispose parcel={one} />}
        </article>
      )}
    </Loaded>
  )
}

const KIND = {
  unclaimed: 'attention',
  claimed: 'done',
  matched: 'done',
  disposed: 'closed',
  undone: 'closed',
} as const

function Photos({ parcel }: { parcel: Unclaimed }) {
  if (parcel.photos.length === 0) return <p className="muted">{unclaimedText.noPhotos}</p>
  return (
    <Gallery
      label={unclaimedText.photos}
      size="small"
      photos={parcel.photos.map((photo, index) => ({
        src: photo.url,
        caption: picturesText.picture(index + 1),
      }))}
    />
  )
}

function History({ parcel }: { parcel: Unclaimed }) {
  return (
    <Card title={unclaimedText.history}>
      <ol className="stack" data-tight="">
        {parcel.history.map((step) => (
          <li key={`${step.step} ${step.created_at}`}>
            <DateTime at={step.created_at} /> · {unclaimedText.steps[step.step] ?? step.step}
            {step.staff_name && <span className="muted"> · {step.staff_name}</span>}
            {step.note && <small className="muted block">{step.note}</small>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
