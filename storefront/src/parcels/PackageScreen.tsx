import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { hasCustomsDocuments } from '@longhaul/domain/parcels/customs-documents.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { parcelDocumentsText } from '@longhaul/text/storefront/parcels/parcel-documents.ts'
import { parcelPageText } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useId, useRef, useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { DocumentRow } from '../shared/DocumentRow.tsx'
import { Page } from '../shared/Page.tsx'
import { Box } from './Box.tsx'
import { ComesBack } from './ClaimStep.tsx'
import { type ParcelPage, paidAt } from './parcel.ts'
import { ParcelDetails } from './ParcelDetails.tsx'
import { ParcelNotes } from './ParcelNotes.tsx'
import { ParcelStep } from './ParcelStep.tsx'
import { ParcelTicket } from './ParcelTicket.tsx'
import { VideoCard } from './VideoCard.tsx'
import { Way } from './Way.tsx'
import { ClaimCard } from './ClaimCard.tsx'

/** The page of a single package, `?id=`. */
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
        <div className="wrap pt-8 pb-14">
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
  const [isClaiming, setClaiming] = useState(false)
  // A question comes first: on a telephone the whole ticket would hide it.
  const asks = parcel.next?.waits === true
  const step = <ParcelStep parcel={parcel} onClaim={() => setClaiming(true)} />
  const claim = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isClaiming) claim.current?.focus()
  }, [isClaiming])
  return (
    <Page
      title={parcel.name}
      lead={
        <span className="code" aria-label={text.title(parcel.number)}>
          {parcel.number}
        </span>
      }
      above={
        <p className="mb-3 print:hidden">
          <Link to={to.parcels()} className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeft />
            {text.back}
          </Link>
        </p>
      }
    >
      <div className="grid gap-3">
        {asks && step}
        <ParcelTicket parcel={parcel} />
        {!asks && step}
        <ParcelNotes parcel={parcel} />
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-8">
          <Way parcel={parcel} />
          {parcel.shipped_at && (
            <div ref={claim} tabIndex={-1}>
              <ClaimCard key={String(isClaiming)} parcel={parcel} open={isClaiming} />
            </div>
          )}
          <Box parcel={parcel} />
          <ParcelDetails parcel={parcel} />
        </div>
        <div className="grid gap-8">
          {parcel.next?.kind === 'claim' && <ComesBack parcel={parcel} />}
          <DocumentsCard parcel={parcel} />
          <VideoCard parcel={parcel} />
          <p className="text-sm text-ink-2 print:hidden">
            {parcelPageText.wrong}{' '}
            <Link to={to.ask('parcel', parcel.id, parcel.number)}>{conversationsText.askParcel}</Link>
          </p>
        </div>
      </div>
    </Page>
  )
}

/**
 * The documents of a package: for customs once it is packed, its receipt once it is paid. A cancelled package
 * has none.
 */
function DocumentsCard({ parcel }: { parcel: ParcelPage }) {
  const id = useId()
  if (parcel.status === 'cancelled' && !parcel.shipped_at) return null
  const papers = [
    ...(hasCustomsDocuments(parcel.stage) ? (['invoice', 'customs'] as const) : []),
    ...(paidAt(parcel) ? (['receipt'] as const) : []),
  ]
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-xl">
        {parcelDocumentsText.title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {papers.map((paper) => (
          <DocumentRow
            key={paper}
            path={`/parcels/${parcel.id}/${paper}.pdf`}
            fileName={`${paper}-${parcel.number}.pdf`}
            name={parcelDocumentsText.papers[paper]}
          />
        ))}
      </ul>
      <div className="mt-2 grid gap-1 text-sm text-ink-2">
        {!paidAt(parcel) && <p>{parcelDocumentsText.receiptUnpaid}</p>}
        {paidAt(parcel) && !parcel.shipped_at && <p>{parcelDocumentsText.receiptEstimate}</p>}
        {!hasCustomsDocuments(parcel.stage) && <p>{parcelDocumentsText.customsLater}</p>}
      </div>
    </section>
  )
}
