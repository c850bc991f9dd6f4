import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { REVIEW_STAGES, type ReviewStage } from '@longhaul/domain/parcels/review-stages.ts'
import { packageReviewsText } from '@longhaul/text/console/rewards/package-reviews.ts'
import { publicListsText } from '@longhaul/text/console/rewards/public-lists.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { PackageReview } from './PackageReview.tsx'
import { PagedCards } from '../shared/PagedCards.tsx'

/** Reviews of packages: those waiting to be read, the public ones, the hidden ones. */
export default function PackageReviewsScreen() {
  const [asked, setStage] = useSearchParam('stage', { replace: true })
  const stage: ReviewStage = REVIEW_STAGES.find((reviewStage) => reviewStage === asked) ?? 'waiting'
  const list = usePages('GET /staff/reviews', { stage })
  const counts = list.data?.first?.counts
  return (
    <Page
      title={shellText.sections.reviews}
      lead={packageReviewsText.lead}
      actions={<Link to={to.publicLists()}>{publicListsText.open}</Link>}
    >
      <Tabs
        label={packageReviewsText.stage}
        tabs={REVIEW_STAGES.map((id) => ({
          id,
          label: packageReviewsText.stages[id],
          count: counts && (counts[id] ?? 0),
        }))}
        current={stage}
        onChange={(id) => setStage(id === 'waiting' ? '' : id)}
      >
        <PagedCards
          of={list}
          label={packageReviewsText.stages[stage]}
          none={
            <EmptyState picture={<NoMessages />} title={packageReviewsText.none}>
              {packageReviewsText.noneHint}
            </EmptyState>
          }
        >
          {(review) => <PackageReview key={review.id} review={review} />}
        </PagedCards>
      </Tabs>
    </Page>
  )
}
