import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { Suspense } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Link } from '../shared/Link.tsx'
import { Page } from '../shared/Page.tsx'
import { BillCard } from './BillCard.tsx'
import { ContentsCard } from './ContentsCard.tsx'
import { DestinationCard } from './DestinationCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import type { ParcelPage } from './parcel.ts'
import { ParcelTag } from './ParcelTag.tsx'
import { PapersCard } from './PapersCard.tsx'
import { PhotosCard } from './PhotosCard.tsx'
import { StandingCard } from './StandingCard.tsx'
import { TaxEstimateCard } from './TaxEstimateCard.tsx'
import { TrackingCard } from './TrackingCard.tsx'
import { VideoCard } from './VideoCard.tsx'

/** Most packages never need it. */
const ClaimCard = later(() => import('./ClaimCard.tsx').then((found) => found.ClaimCard))

/** One package, `?id=`, with everything about it. */
export default function PackageScreen() {
  const [id] = useSearchParam('id')
  const text = parcelsText.detail
  const parcel = useCall('GET /parcels/{id}', { params: { id } }, { enabled: id !== '' })
  if (id === '')
    return (
      <Page title={parcelsText.list.title}>
        <EmptyState
          title={text.missing}
          action={
            <ButtonLink to={to.parcels()} type="primary">
              {text.back}
            </ButtonLink>
          }
        />
      </Page>
    )
  return (
    <Loaded
      of={parcel}
      skeleton={
        <div className="wrap page">
          <Skeleton kind="card" count={3} />
        </div>
      }
    >
      {(found) => <Package parcel={found} />}
    </Loaded>
  )
}

function Package({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  return (
    <Page
      title={text.title(parcel.number)}
      above={
        <p className="mb-3">
          <Link to={to.parcels()} className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeft />
            {text.back}
          </Link>
        </p>
      }
      actions={
        <>
          <span className="flex items-center gap-1">
            <ParcelTag parcel={parcel} />
            <CopyButton text={parcel.number} what={parcelsText.card.numberWord} />
          </span>
          <ButtonLink to={to.ask('parcel', parcel.id, parcel.number)} icon={<MessageCircleQuestion />}>
            {conversationsText.askParcel}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-6">
        <StandingCard parcel={parcel} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6">
            <TrackingCard parcel={parcel} />
            <BillCard parcel={parcel} />
            <ContentsCard parcel={parcel} />
            <TaxEstimateCard parcel={parcel} />
            {parcel.shipped_at && (
              <Suspense>
                <ClaimCard parcel={parcel} />
              </Suspense>
            )}
          </div>
          <div className="grid gap-6">
            <PhotosCard parcel={parcel} />
            <VideoCard parcel={parcel} />
            <PapersCard parcel={parcel} />
            <DestinationCard parcel={parcel} />
            <HistoryCard parcel={parcel} />
          </div>
        </div>
      </div>
    </Page>
  )
}
