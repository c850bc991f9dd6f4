import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { BULK_MAX } from '@longhaul/domain/lists/views.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { BulkAction } from './BulkAction.tsx'
import { BulkReport } from './BulkReport.tsx'
import { nameOfRow } from './columns.tsx'
import { useBulk } from './use-bulk.ts'
import { MARKED_MAX, type Marks } from './use-marks.ts'

const words = listsText.marks

/**
 * The number of marked rows and the actions for them, at the bottom of the window while any row is marked.
 */
export function MarkBar({
  list,
  marks,
  words: filtered,
  found,
  shown,
}: {
  list: ListId
  marks: Marks
  words: ListWords
  found: { count: number; more: boolean } | null
  shown: readonly string[]
}) {
  const bulk = useBulk()
  const ids = [...marks.marked.keys()]
  const count = ids.length
  if (count === 0 && !bulk.report) return null
  const wholeView = found && !found.more && found.count > count ? found.count : null
  const file = `/staff/lists/${list}.csv?columns=${shown.join(',')}&ids=${ids.join(',')}`
  return (
    <section
      className="sticky bottom-3 z-2 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border bg-surface px-4 py-2 shadow-pop"
      aria-label={words.bar}
    >
      <output className="num">{words.count(count)}</output>
      {wholeView !== null && (
        <Button
          size="small"
          guardMs={0}
          busy={marks.marking && words.marking}
          disabledReason={wholeView > MARKED_MAX && words.most(MARKED_MAX)}
          onClick={() => void marks.addAll(filtered, (cells) => nameOfRow(list, cells))}
        >
          {words.all(number(wholeView))}
        </Button>
      )}
      <BulkAction list={list} ids={ids} bulk={bulk} />
      <Button
        size="small"
        disabledReason={count > BULK_MAX && words.most(BULK_MAX)}
        onClick={() => void saveDocument(file, `${list}.csv`)}
      >
        {words.csv}
      </Button>
      <Button size="small" guardMs={0} onClick={marks.clear}>
        {words.clear}
      </Button>
      {bulk.report && (
        <BulkReport
          report={bulk.report}
          error={bulk.error}
          names={marks.marked}
          onClose={() => {
            const done = bulk.report?.filter((row) => row.done).map((row) => row.id) ?? []
            marks.remove(done)
            bulk.close()
          }}
        />
      )}
    </section>
  )
}
