import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { reviewsText } from '@longhaul/text/storefront/parcels/reviews.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { StarsShown } from '@longhaul/ui/stars/StarsShown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ParcelPage } from './parcel.ts'

/** The review that was written. */
export function ReviewShown({ review }: { review: NonNullable<ParcelPage['review']> }) {
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
