import { openDocument, saveDocument } from '@longhaul/browser/calls/documents.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { BULK_MAX, LABELS_MAX } from '@longhaul/domain/lists/views.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { BulkReport } from './BulkReport.tsx'
import { nameOfRow } from './columns.tsx'
import { ShelfDialog } from './ShelfDialog.tsx'
import { useBulk } from './use-bulk.ts'
import { MARKED_MAX, type Marks } from './use-marks.ts'

const words = listsText.marks

/** How many rows are marked, and what can be done with them: at the foot of the window while any is. */
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
  const me = useMe()
  const bulk = useBulk()
  const [shelving, setShelving] = useState(false)
  const ids = [...marks.marked.keys()]
  const count = ids.length
  if (count === 0 && !bulk.report) return null
  const tooMany = (most: number) => count > most && words.most(most)
  const wholeView = found && !found.more && found.count > count ? found.count : null

  async function approve() {
    const { approveTitle, approveText, approve: confirmText } = listsText.bulk
    if (await ask({ title: approveTitle(count), text: approveText, confirmText })) await bulk.approve(ids)
  }

  return (
    <section className="index-marks" aria-label={words.bar}>
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
      {list === 'items' && (
        <Button
          size="small"
          type="primary"
          busy={bulk.working && listsText.bulk.working}
          onClick={() => void approve()}
        >
          {listsText.bulk.approve}
        </Button>
      )}
      {list === 'stock' && (
        <Button
          size="small"
          type="primary"
          busy={bulk.working && listsText.bulk.working}
          disabledReason={whyNotRole(me, ['warehouse'])}
          onClick={() => setShelving(true)}
        >
          {listsText.bulk.shelf}
        </Button>
      )}
      {list === 'parcels' && (
        <Button
          size="small"
          type="primary"
          disabledReason={tooMany(LABELS_MAX)}
          onClick={() => void openDocument(`/staff/parcels/labels.pdf?ids=${ids.join(',')}`, 'labels.pdf')}
        >
          {listsText.bulk.labels}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={tooMany(BULK_MAX)}
        onClick={() =>
          void saveDocument(
            `/staff/lists/${list}.csv?columns=${shown.join(',')}&ids=${ids.join(',')}`,
            `${list}.csv`,
          )
        }
      >
        {words.csv}
      </Button>
      <Button size="small" guardMs={0} onClick={marks.clear}>
        {words.clear}
      </Button>
      {shelving && (
        <ShelfDialog
          count={count}
          onSend={(shelf) => bulk.moveToShelf(ids, shelf)}
          onClose={() => setShelving(false)}
        />
      )}
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
