import { Card } from '@longhaul/ui/card/Card.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { number } from '@longhaul/text/format.ts'
import { reviewsText } from '@longhaul/text/storefront/parcels/reviews.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { StarsShown } from '@longhaul/ui/stars/StarsShown.tsx'

type Review = Reply<'GET /reviews'>['items'][number]

/** How many reviews the home page shows. */
const SHOWN = 3

/**
 * Shoppers' reviews of received packages, folded to their number and average. Renders nothing where there are
 * none: praise is never invented.
 */
export function Reviews() {
  const { data } = useCall('GET /reviews', { query: { limit: SHOWN } }, { staleMs: 10 * 60_000 })
  if (!data || data.items.length === 0 || data.mean_tenths === null) return null
  return (
    <Folded title={reviewsText.title} detail={reviewsText.lead(data.count, number(data.mean_tenths / 10))}>
      <ul className="grid gap-4 py-4 md:grid-cols-3">
        {data.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </Folded>
  )
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="li" flush>
      <div className="grid content-start gap-3 p-5">
        <StarsShown stars={review.stars} />
        <p className="line-clamp-6 break-words whitespace-pre-wrap">{review.body || reviewsText.noWords}</p>
        {review.images.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={reviewsText.pictures}>
            {review.images.slice(0, 3).map((src, index) => (
              <li key={src}>
                <img
                  className="size-20 rounded-control bg-photo object-cover"
                  src={src}
                  alt={reviewsText.picture(index + 1)}
                  loading="lazy"
                  decoding="async"
                />
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-2">
          {review.reviewer || reviewsText.anonymous} · {reviewsText.way(review.country_name, review.option)}
          {review.days !== null && review.days > 0 && <> · {reviewsText.days(review.days)}</>}
        </p>
      </div>
    </Card>
  )
}
