import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useEffect, useRef, useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { useChosen } from '../shared/queue/use-chosen.ts'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { type Proposal } from '../shared/proposal.ts'
import { type Policy, type PolicyRow, isAbout } from './policy.ts'
import { PolicySide } from './PolicySide.tsx'
import { PolicyTable } from './PolicyTable.tsx'

const words = policyText

/** What staff may create, multiply, release and grant: the table of acts, and the details of one of them. */
export default function PolicyScreen() {
  const policy = useCall('GET /staff/policy')
  const open = useCall('GET /staff/proposals', { query: { stage: 'open', limit: 100 } })
  return (
    <Page
      title={shellText.sections.policy}
      lead={words.lead}
      actions={policy.data && <NextDue due={policy.data.due} />}
      fill
    >
      <Loaded of={policy} skeleton={<Skeleton kind="rows" count={12} />}>
        {(known) => <Acts known={known} open={open.data?.items ?? known.due} />}
      </Loaded>
    </Page>
  )
}

/** How many approved changes have not taken effect yet, and when the next will. */
function NextDue({ due }: { due: Policy['due'] }) {
  const at = due[0]?.due_at
  if (!at) return null
  return (
    <StatusTag kind="attention">
      {words.dueSoon(due.length)} <DateTime at={at} />
    </StatusTag>
  )
}

function Acts({ known, open }: { known: Policy; open: readonly Proposal[] }) {
  const view = useStage(['all', 'today', 'waiting'], 'view')
  const waitingFor = (row: PolicyRow) => open.filter((proposal) => isAbout(proposal, row.act))
  const inView = {
    all: known.acts,
    today: known.acts.filter((row) => row.today.length > 0),
    waiting: known.acts.filter((row) => waitingFor(row).length > 0),
  }
  const chosen = useChosen(
    inView[view.shown].map((row) => ({ ...row, id: row.act })),
    true,
  )
  const side = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState('')
  // On a phone the details are below the table.
  useEffect(() => {
    if (pressed) side.current?.scrollIntoView?.({ block: 'nearest' })
  }, [pressed])
  function press(act: string) {
    chosen.choose(act)
    setPressed(act)
  }
  return (
    <div className="-mx-6 grid min-h-0 grid-cols-[minmax(0,1fr)_268px] border-t max-lg:block max-lg:overflow-y-auto max-md:-mx-(--gutter)">
      <div className="min-h-0 overflow-y-auto max-lg:overflow-visible">
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-6 pt-3 max-md:px-(--gutter)">
          <ViewButtons
            label={words.show}
            of={view}
            name={(id) => words.views[id]}
            count={(id) => inView[id].length}
          />
          <p className="mb-3 text-sm text-ink-2">{words.unit}</p>
        </div>
        <Lonely acts={known.without_second} />
        {chosen.rows.length === 0 ? (
          <p className="px-6 py-5 text-ink-2 max-md:px-(--gutter)">{words.none}</p>
        ) : (
          <PolicyTable rows={chosen.rows} open={chosen.open} onOpen={press} />
        )}
      </div>
      <div ref={side} className="grid min-h-0">
        {chosen.chosen && (
          <PolicySide
            key={chosen.open}
            row={chosen.chosen}
            isLonely={known.without_second.includes(chosen.chosen.act)}
            waiting={waitingFor(chosen.chosen)}
          />
        )}
      </div>
    </div>
  )
}

/** Tells a shop without two independent people what it cannot protect itself against. */
const Lonely = ({ acts }: { acts: Policy['without_second'] }) =>
  acts.length > 0 && (
    <div className="px-6 pb-4 max-md:px-(--gutter)">
      <Note tone="warn" title={words.lonely.title}>
        <p>{words.lonely.all(acts.map((act) => words.acts[act]))}</p>
        <p className="mt-1">{words.lonely.what}</p>
        <p className="mt-1">{words.lonely.how}</p>
      </Note>
    </div>
  )
