import { asideText as words } from '@longhaul/text/console/estimates/aside.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'

export type Decide = (row: Aside, verdict: Aside['verdict']) => void

/** What was decided about a weighing, or the buttons to decide; each decision can be taken back. */
export function Verdict({ row, onDecide }: { row: Aside; onDecide: Decide }) {
  const whyNot = whyNotRole(useMe(), ['warehouse']) ?? undefined
  const title = row.names?.title || row.title || row.item_id
  if (row.verdict !== null)
    return (
      <span className="grid justify-items-start gap-1">
        <StatusTag kind={row.verdict === 'believed' ? 'done' : 'closed'}>
          {words.states[row.verdict]}
        </StatusTag>
        {row.decided_by && <small className="muted">{words.by(row.decided_by)}</small>}
        <Button
          size="small"
          aria-label={words.takeBackOf(title)}
          disabledReason={whyNot}
          onClick={() => onDecide(row, null)}
        >
          {words.takeBack}
        </Button>
      </span>
    )
  const isImpossible = row.reason === 'implausible' && words.measureAgain
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={words.believeOf(title)}
        disabledReason={whyNot ?? isImpossible}
        onClick={() => onDecide(row, 'believed')}
      >
        {words.believe}
      </Button>
      <Button
        size="small"
        aria-label={words.rejectOf(title)}
        disabledReason={whyNot}
        onClick={() => onDecide(row, 'rejected')}
      >
        {words.reject}
      </Button>
    </span>
  )
}

export type Aside = Reply<'GET /staff/aside_weighings'>['items'][number]
