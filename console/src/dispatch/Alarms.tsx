import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ASK_ANSWERS } from '@longhaul/domain/parcels/asks.ts'
import { asksText } from '@longhaul/text/console/dispatch/asks.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { trackingText } from '@longhaul/text/console/dispatch/tracking.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Age } from '../shared/Age.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { useMine } from '../shared/work/use-mine.tsx'

const words = handOverText.alarms
type Alarm = Reply<'GET /staff/parcel_alarms'>['items'][number]

const LOOKS: Readonly<Record<Alarm['kind'], StatusKind>> = {
  trouble: 'problem',
  late: 'attention',
  not_tracked: 'attention',
  no_news: 'waiting',
}

/** Packages in transit that need attention. A package leaves the list automatically when it moves on. */
export function Alarms({ open }: { open: (parcelId: string) => void }) {
  const [settling, setSettling] = useState<Alarm | null>(null)
  const list = usePages('GET /staff/parcel_alarms', {}, { limit: 100 })
  const mine = useMine<Alarm>('dispatch', (row) => row.parcel_id, true)
  const { data } = list
  const settle = useSend('POST /staff/parcel_alarms/{id}/settle', {
    quiet: true,
    onDone: () => void toast.success(words.settled),
  })
  return (
    <>
      <PagedTable
        of={{ ...list, data: data && { ...data, items: [...mine.keep(data.items)] } }}
        caption={words.tab}
        columns={columnsOf({ open, settle: setSettling })}
        rowKey={(row) => row.id}
        none={<EmptyState picture={<NoPackages />} title={mine.isOn ? workText.noneMine : words.none} />}
        card
      />
      {settling && (
        <ReasonDialog
          title={words.settleTitle}
          confirmText={words.settle}
          hint={settling.number}
          onSend={(note) => settle.mutateAsync({ params: { id: settling.id }, body: { note } })}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  )
}

const columnsOf = ({
  open,
  settle,
}: {
  open: (parcelId: string) => void
  settle: (alarm: Alarm) => void
}): Column<Alarm>[] => [
  {
    head: consoleWords.package,
    names: true,
    render: (row) => (
      <>
        <AssignedTo kind="dispatch" id={row.parcel_id} />
        <TextButton onClick={() => open(row.parcel_id)}>
          <span className="code">{row.number}</span>
        </TextButton>
        <small className="muted block">
          {row.line_name} · {row.country_name}
        </small>
      </>
    ),
  },
  {
    head: consoleWords.shopper,
    render: (row) => (
      <>
        {row.shopper_name} <small className="code muted">{row.shopper_code}</small>
      </>
    ),
  },
  {
    head: words.head.what,
    render: (row) => <StatusTag kind={LOOKS[row.kind]}>{words.kinds[row.kind]}</StatusTag>,
  },
  { head: words.head.words, render: describe },
  { head: words.head.since, align: 'end', render: (row) => <Age since={row.raised_at} /> },
  {
    head: '',
    align: 'end',
    render: (row) => (
      <Button size="small" guardMs={0} onClick={() => settle(row)}>
        {words.settle}
      </Button>
    ),
  },
]

/** The shopper's answer to what the package asks is to be passed on. */
const ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  ASK_ANSWERS.map((answer) => [`answer_${answer}`, asksText.answers[answer]]),
)

function describe({ status, detail, tracking_number: number }: Alarm) {
  const known: Readonly<Record<string, string>> = { ...trackingText, ...ANSWERS }
  const meaning = known[status]
  return (
    <>
      {[meaning, detail].filter(Boolean).join(' · ') || '—'}
      {number && <small className="code muted block">{number}</small>}
    </>
  )
}
