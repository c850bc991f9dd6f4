import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { whyNotReview } from '@longhaul/domain/parcels/receipt.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { reviewsText } from '@longhaul/text/storefront/parcels/reviews.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StarsShown } from '@longhaul/ui/stars/StarsShown.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { NotFound } from '../shared/NotFound.tsx'
import { Page } from '../shared/Page.tsx'
import type { ParcelPage } from './parcel.ts'
import { ReviewForm } from './ReviewForm.tsx'

/**
 * The review of a package, `?id=`: a received package is reviewed once; after that its review is shown here.
 */
export default function PackageReviewScreen() {
  const [id] = useSearchParam('id')
  const parcel = useCall('GET /parcels/{id}', { params: { id } }, { enabled: id !== '' })
  if (id === '') return <NotFound />
  return (
    <Loaded
      of={parcel}
      skeleton={
        <div className="wrap pt-8 pb-14">
          <Skeleton kind="lines" count={6} />
        </div>
      }
    >
      {(found) => <Review parcel={found} />}
    </Loaded>
  )
}

function Review({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.review
  const why = whyNotReview(parcel)
  return (
    <Page
      width="form"
      title={text.title(parcel.number)}
      heading={why ? text.title(parcel.number) : text.heading}
      lead={!why && text.lead(parcel.number)}
      above={
        <p className="mb-3">
          <Link to={to.parcel(parcel.id)} className="inline-flex min-h-11 items-center gap-2">
            <ArrowLeft />
            {text.back}
          </Link>
        </p>
      }
    >
      {parcel.review && <ReviewShown review={parcel.review} />}
      {!parcel.review && why && (
        <EmptyState
          title={text.notYet}
          action={
            <ButtonLink to={to.parcel(parcel.id)} type="primary">
              {text.toPackage}
            </ButtonLink>
          }
        />
      )}
      {!why && <ReviewForm parcelId={parcel.id} />}
    </Page>
  )
}

/** The review that was written. */
function ReviewShown({ review }: { review: NonNullable<ParcelPage['review']> }) {
  const text = parcelsText.review
  return (
    <Card title={text.yours} aside={<DateTime at={review.created_at} only="date" />}>
      <div className="grid gap-4">
        <StarsShown stars={review.stars} />
        {review.body ? (
          <p className="whitespace-pre-wrap">{review.body}</p>
        ) : (
          <p className="text-ink-2">{text.noWords}</p>
        )}
        {review.images.length > 0 && (
          <Gallery
            label={text.picturesList}
            show={6}
            photos={review.images.map((src, index) => ({ src, caption: text.picture(index + 1) }))}
          />
        )}
        {review.stage && <p className="text-sm text-ink-2">{reviewsText.standing[review.stage]}</p>}
      </div>
    </Card>
  )
}
