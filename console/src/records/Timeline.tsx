import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { trackingText } from '@longhaul/text/console/dispatch/tracking.ts'
import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { RecordLink } from '../shared/page-ref.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { labelOf } from '../shared/label-of.ts'

const words = recordsText.timeline
const { accountKinds } = ledgerText
/** When, what, by whom; on a phone the event has its own line below the other two. */
const ENTRY =
  'grid grid-cols-[168px_minmax(0,1fr)_minmax(0,120px)] gap-x-5 gap-y-1 border-b border-line/60 py-3 last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto]'
type Answer = Reply<'GET /staff/orders/{id}/timeline'>
type Entry = Answer['entries'][number]
type Kind = Entry['kind']
const KINDS = ['step', 'money', 'message', 'talk', 'act', 'tracking'] as const satisfies readonly Kind[]

/** Everything that happened, newest first, or one kind of it; the kind is in the address. */
export function Timeline({
  of,
  stages,
}: {
  of: { data: Answer | undefined; error: CallError | null; isFetching: boolean; refetch: () => unknown }
  /** The names of the stages. */
  stages: Readonly<Record<string, string>>
}) {
  const [asked, setKind] = useSearchParam('show', { replace: true })
  const kind = KINDS.find((kind) => kind === asked)
  const here = KINDS.filter((row) => of.data?.entries.some((entry) => entry.kind === row))
  return (
    <Card
      title={words.title}
      aside={
        <ViewButtons
          label={words.show}
          of={{
            ids: ['all', ...here],
            shown: kind ?? 'all',
            show: (id) => setKind(id === 'all' ? '' : id),
          }}
          name={(id) => words.kinds[id]}
        />
      }
    >
      <Loaded of={of}>
        {({ entries, cut }) => {
          const shown = entries.filter((entry) => !kind || entry.kind === kind)
          if (shown.length === 0) return <p className="muted">{words.none}</p>
          return (
            <>
              <ol aria-label={words.title}>
                {keyed(shown).map(([key, entry]) => (
                  <Row key={key} entry={entry} stages={stages} />
                ))}
              </ol>
              {cut && <p className="muted">{words.cut}</p>}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** Entries have no ids: the key is their content and an index among equal ones. */
function keyed(entries: readonly Entry[]): [key: string, Entry][] {
  const likes = new Map<string, number>()
  return entries.map((entry) => {
    const { at, kind, what, about, transaction } = entry
    const like = [at, kind, what, about, transaction].join('|')
    const before = likes.get(like) ?? 0
    likes.set(like, before + 1)
    return [`${like}|${before}`, entry]
  })
}

function Row({ entry, stages }: { entry: Entry; stages: Readonly<Record<string, string>> }) {
  return (
    <li className={ENTRY}>
      <p className="text-sm text-ink-2">
        <DateTime at={entry.at} />
        <span className="block">{words.kinds[entry.kind]}</span>
      </p>
      <div className="min-w-0 wrap-anywhere max-md:col-span-full max-md:row-start-2">
        <p>
          <b>{headline(entry, stages)}</b>
          {entry.about && <span lang="zh-Hans"> · {entry.about}</span>}
        </p>
        <p className="muted text-sm">{below(entry)}</p>
      </div>
      <p className="text-end text-sm text-ink-2">{whoOf(entry)}</p>
    </li>
  )
}

function headline(entry: Entry, stages: Readonly<Record<string, string>>): ReactNode {
  const stage = (name: string) => stages[name] ?? name
  switch (entry.kind) {
    case 'step': {
      if (entry.from === '' || entry.from === entry.to) return stage(entry.to)
      const steps = words.fromTo(stage(entry.from), stage(entry.to))
      return entry.page ? <RecordLink page={entry.page}>{steps}</RecordLink> : steps
    }
    case 'money':
      return (
        <>
          {labelOf(ledgerText.kinds, entry.what)} <span className="num">{money(entry.amount_fen ?? 0)}</span>
        </>
      )
    case 'message':
      return entry.note
    case 'talk':
      return entry.page ? <RecordLink page={entry.page}>{entry.note}</RecordLink> : entry.note
    case 'act':
      return auditText.actions[entry.what] ?? entry.what.replaceAll('_', ' ')
    case 'tracking': {
      const status = TRACKING_STATUSES.find((trackingStatus) => trackingStatus === entry.what)
      return status ? trackingText[status] : entry.what
    }
  }
}

function below(entry: Entry): ReactNode {
  if (entry.kind === 'money') {
    return (
      <>
        {words.fromTo(labelOf(accountKinds, entry.from), labelOf(accountKinds, entry.to))}
        {entry.transaction !== null && <InLedger transaction={entry.transaction} />}
      </>
    )
  }
  if (entry.kind === 'message') return entry.to === 'read' ? words.read : words.unread
  return entry.kind === 'talk' ? '' : entry.note
}

function InLedger({ transaction }: { transaction: number }) {
  const me = useMe()
  if (!me || whyNotRole(me, ['finance']) !== null) return null
  return (
    <>
      {' '}
      <Link
        className="code"
        to={to.booksOf(`#${transaction}`)}
        aria-label={ledgerText.transaction(transaction)}
      >
        #{transaction}
      </Link>
    </>
  )
}

const whoOf = ({ kind, actor, actor_name: name }: Entry): string =>
  kind === 'tracking' ? '' : name || words.by[actor]
