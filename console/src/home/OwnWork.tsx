import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { WORK_KINDS } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DESKS } from './desks.ts'

/** What was given to the user or taken by them and still waits, by queue, with what givers wrote. */
export function OwnWork() {
  const { data } = useCall('GET /staff/assignments', { query: { mine: true } })
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <Card title={words.home}>
      <ul className="grid gap-3">
        {WORK_KINDS.map((kind) => {
          const own = items.filter((item) => item.kind === kind)
          if (own.length === 0) return null
          return (
            <li key={kind} className="grid gap-1">
              <Link to={DESKS[kind].at(DESKS[kind].showsMine ? { mine: '1' } : {})}>
                {words.count(DESKS[kind].name, own.length)}
              </Link>
              {own
                .filter(({ note }) => note !== '' || !DESKS[kind].showsMine)
                .map((item) => (
                  <Link
                    key={item.id}
                    to={DESKS[kind].at(DESKS[kind].showsMine ? { mine: '1', id: item.id } : { id: item.id })}
                    className="text-sm wrap-anywhere text-ink-2"
                  >
                    {item.note ? words.note(item.given_by_name, item.note) : words.open}
                  </Link>
                ))}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
