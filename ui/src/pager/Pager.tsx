import { pagerText } from '@longhaul/text/ui.ts'
import { Button } from '../button/Button.tsx'

/**
 * The foot of a paged list: Load more while there is more, else a note that this is the end. `shown` is
 * announced to screen readers.
 */
export function Pager({
  shown,
  more,
  loading,
  onMore,
}: {
  shown: number
  more: boolean
  loading?: boolean | undefined
  onMore: () => void
}) {
  return (
    <div className="pager">
      {more ? (
        <Button guardMs={0} busy={loading && pagerText.loadingMore} onClick={onMore}>
          {pagerText.loadMore}
        </Button>
      ) : (
        <span>{pagerText.endOfList}</span>
      )}
      <output className="sr-only">{!loading && pagerText.nowShown(shown)}</output>
    </div>
  )
}
