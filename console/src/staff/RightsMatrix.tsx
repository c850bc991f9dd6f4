import { FIRST_LANG, LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { rightsWords } from '@longhaul/text/console/shell/rights-words.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import Check from 'lucide-react/icons/check'
import { QueueScroll } from '../shared/queue/QueueFrame.tsx'

const words = staffText.rights
type Matrix = Reply<'GET /staff/rights'>
type Right = Matrix['calls'][number]

/** Which role may make which call of the server. */
export function RightsMatrix() {
  const rights = useCall('GET /staff/rights', undefined, { staleMs: 10 * 60_000 })
  const [role, setRole] = useSearchParam('role', { replace: true })
  return (
    <Loaded of={rights} skeleton={<Skeleton kind="rows" count={10} />}>
      {({ roles, calls }) => {
        const shown = calls.filter((call) => role === '' || call.roles.some((known) => known === role))
        return (
          <QueueScroll>
            <div className="mb-4 flex flex-wrap items-end gap-3">
              <SelectField
                label={words.filter}
                unmarked
                empty={consoleWords.all}
                options={roles.map((value) => ({ value, label: consoleWords.roles[value] }))}
                value={role}
                onChange={setRole}
              />
              <p className="muted" role="status">
                {words.count(shown.length)}
              </p>
            </div>
            <Card flush>
              <Table
                caption={words.caption}
                captionHidden
                columns={columnsOf(roles)}
                rows={shown.toSorted((entry, other) => entry.noun.localeCompare(other.noun))}
                rowKey={({ spec }) => spec}
              />
            </Card>
          </QueueScroll>
        )
      }}
    </Loaded>
  )
}

/** What a call does. A call without a translation shows the contract's English summary. */
function Summary({ spec, summary }: Pick<Right, 'spec' | 'summary'>) {
  const translated = rightsWords[spec]
  if (translated) return <span>{translated}</span>
  return <span lang={LANGUAGES[FIRST_LANG].html}>{summary}</span>
}

const columnsOf = (roles: Matrix['roles']): Column<Right>[] => [
  {
    head: words.what,
    names: true,
    inCard: false,
    render: ({ spec, summary }) => (
      <>
        <Summary spec={spec} summary={summary} />
        <span className="block font-mono text-xs wrap-anywhere text-ink-2">{spec}</span>
      </>
    ),
  },
  { head: `${words.reads} / ${words.writes}`, render: ({ writes }) => (writes ? words.writes : words.reads) },
  ...roles.map((role): Column<Right> => ({
    head: consoleWords.roles[role],
    render: (right) =>
      right.roles.includes(role) ? (
        <span className="text-primary" role="img" aria-label={words.may}>
          <Check />
        </span>
      ) : (
        <span className="muted" role="img" aria-label={words.mayNot}>
          –
        </span>
      ),
  })),
]
