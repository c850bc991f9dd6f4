import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { date } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'
import { StationTitle } from '../shared/station/Station.tsx'

type Counts = Reply<'GET /staff/shelf_counts'>
type Due = Counts['due'][number]

const LIST = 'grid gap-px overflow-hidden rounded-card border bg-line'
const ROW = 'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-3 py-1.5'

/** Which shelf to count next and why, and the counts that run. */
export function DueShelves({
  list,
  warehouse,
  onBegin,
}: {
  list: { data: Counts | undefined; error: CallError | null; isFetching: boolean; refetch: () => unknown }
  warehouse: string
  onBegin: (shelf: string) => void
}) {
  return (
    <Loaded of={list}>
      {({ due, running, counted_today, agreed_today, open_differences: open, open_found: found }) => {
        const here = due.filter((row) => row.warehouse_id === warehouse)
        const [next, ...more] = here
        return (
          <>
            {next ? (
              <section className="grid gap-1 rounded-card bg-kraft-tint p-4">
                <p className="text-sm text-ink-2">{words.next}</p>
                <p className="code text-2xl font-semibold">{next.shelf}</p>
                <p>{whyOf(next)}</p>
                <p className="text-sm text-ink-2">{words.anyShelf}</p>
              </section>
            ) : (
              <EmptyState picture={<EmptyShelf />} title={words.nothingDue.title}>
                {words.nothingDue.text}
              </EmptyState>
            )}
            {(counted_today > 0 || open > 0 || found > 0) && (
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
                {counted_today > 0 && words.today(counted_today, agreed_today)}
                {open > 0 && <Link to={to.countDifferences()}>{words.toDifferences(open)}</Link>}
                {found > 0 && <Link to={to.foundThings()}>{words.found.toDecide(found)}</Link>}
              </p>
            )}
            <Running rows={running.filter((row) => row.warehouse_id === warehouse)} onBegin={onBegin} />
            {more.length > 0 && (
              <section aria-labelledby="due-shelves">
                <StationTitle id="due-shelves">{words.more}</StationTitle>
                <ul className={LIST}>
                  {more.map((row) => (
                    <li key={row.shelf} className={ROW}>
                      <b className="code">{row.shelf}</b>
                      <span className="text-sm text-ink-2">{whyOf(row)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const whyOf = ({ why, counted_at: at, counted_by: by }: Due): string =>
  why === 'oldest' && at ? words.why.oldest(date(at), by ?? '—') : words.why[why === 'oldest' ? 'never' : why]

/** The counts that run: one's own to go on with, a colleague's to take over if it was left. */
function Running({ rows, onBegin }: { rows: Counts['running']; onBegin: (shelf: string) => void }) {
  const cancel = useSend('POST /staff/shelf_counts/{id}/cancel')
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  if (rows.length === 0) return null
  async function askCancel(row: Counts['running'][number]) {
    const { cancelTitle, cancelText, cancelConfirm } = words
    if (await ask({ title: cancelTitle(row.shelf), text: cancelText, confirmText: cancelConfirm }))
      cancel.mutate({ params: { id: row.id }, body: {} })
  }
  return (
    <section aria-labelledby="running-counts">
      <StationTitle id="running-counts">{words.running}</StationTitle>
      <ul className={LIST}>
        {rows.map((row) => (
          <li key={row.id} className={ROW}>
            <b className="code">{row.shelf}</b>
            <span className="flex-1 text-sm text-ink-2">
              {words.runningBy(row.counted_by, row.scans)}
              {!row.is_mine && row.is_left && ` · ${words.left}`}
            </span>
            {(row.is_mine || row.is_left) && (
              <Button size="small" guardMs={0} onClick={() => onBegin(row.shelf)}>
                {words.goOn}
              </Button>
            )}
            {(row.is_mine || row.is_left || isAdmin) && (
              <Button size="small" guardMs={0} onClick={() => void askCancel(row)}>
                {words.cancel}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
