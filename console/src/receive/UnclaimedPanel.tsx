import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { courierName } from './courier-name.ts'
import { BoughtUnder } from './BoughtUnder.tsx'
import { OwnershipClaims } from './OwnershipClaims.tsx'
import { Dispute } from './Dispute.tsx'
import { Dispose } from './Dispose.tsx'
import { KeepCard } from './KeepCard.tsx'
import type { Unclaimed } from './unclaimed.ts'

/** One unclaimed parcel: its location, description, claims and history. */
export function UnclaimedPanel({ id }: { id: string }) {
  const parcel = useCall('GET /staff/unclaimed/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Loaded of={parcel} skeleton={<Skeleton kind="card" />}>
      {(entry) => (
        <Stack as="article" aria-label={unclaimedText.shelveAt(entry.tracking_number)}>
          <Line>
            <h2 className="code text-lg">{entry.tracking_number}</h2>
            <StatusTag kind={KIND[entry.stage]}>{unclaimedText.stages[entry.stage]}</StatusTag>
            <span className="muted">
              {courierName(entry.courier)} · {entry.warehouse_id} · <DateTime at={entry.arrived_at} />
            </span>
            {entry.stock_item_id && entry.stage !== 'unclaimed' && (
              <Link to={to.receive(entry.stock_item_id)} {...buttonLook()}>
                {unclaimedText.inspect}
              </Link>
            )}
          </Line>
          {entry.stage === 'unclaimed' ? <KeepCard parcel={entry} /> : <Photos parcel={entry} />}
          {entry.stage === 'disputed' && <Dispute parcel={entry} />}
          {entry.bought.length > 0 && <BoughtUnder parcel={entry} />}
          <OwnershipClaims parcel={entry} />
          <History parcel={entry} />
          {entry.stage === 'unclaimed' && <Dispose parcel={entry} />}
        </Stack>
      )}
    </Loaded>
  )
}

const KIND = {
  unclaimed: 'attention',
  disputed: 'attention',
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
      <Stack as="ol" tight>
        {parcel.history.map((step) => (
          <li key={`${step.step} ${step.created_at}`}>
            <DateTime at={step.created_at} /> · {unclaimedText.steps[step.step] ?? step.step}
            {step.staff_name && <span className="muted"> · {step.staff_name}</span>}
            {step.note && <small className="muted block">{step.note}</small>}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
