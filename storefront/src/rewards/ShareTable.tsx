import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { date, money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { creatorText as say } from '@longhaul/text/storefront/rewards/creator.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { Section } from '../shared/Section.tsx'

type Share = Reply<'GET /creator/shares'>['items'][number]

/** What a creator earned, share by share. Whose orders these are is not known here. */
export function ShareTable() {
  const pages = usePages('GET /creator/shares', {})
  return (
    <Section title={say.statement}>
      <PagedTable
        of={pages}
        caption={say.statement}
        columns={COLUMNS}
        rowKey={(share) => share.id}
        none={<p className="text-ink-2">{say.none}</p>}
      />
    </Section>
  )
}

const COLUMNS: readonly Column<Share>[] = [
  { head: say.when, names: true, render: (share) => date(share.earned_at) },
  { head: say.what, inLine: 'below', render: (share) => <Became share={share} /> },
  {
    head: say.amount,
    align: 'end',
    inLine: 'end',
    render: (share) => <span className="num font-medium">{money(share.share_fen)}</span>,
  },
]

function Became({ share }: { share: Share }) {
  const { state, taken_back_fen: back, kept_fen: kept, reason } = share
  const isPart = back > 0 && back < share.share_fen
  return (
    <>
      {state === 'held' ? say.shares.held(date(share.due_at)) : say.shares[state]}
      {(reason || isPart || kept > 0) && (
        <span className="block text-sm text-ink-2">
          {sentences(
            ...(reason ? [say.why(reason)] : []),
            ...(isPart ? [say.takenBack(money(back))] : []),
            ...(kept > 0 ? [say.kept(money(kept))] : []),
          )}
        </span>
      )}
    </>
  )
}
