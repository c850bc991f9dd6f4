import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { timeOf } from '@longhaul/domain/staff/shifts.ts'
import { shiftsText as words } from '@longhaul/text/console/staff/shifts.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { to } from '../links.ts'

/** Who works today, by when they begin; only the link if nobody is planned. */
export function OnShift() {
  const { data } = useCall('GET /staff/shifts', { query: {} })
  if (!data) return null
  const today = data.shifts.filter(({ day }) => day === data.today)
  return (
    <Card title={words.today}>
      <ul className="grid gap-1 text-sm">
        {today.map((shift) => (
          <li key={shift.staff_id} className="tabular-nums">
            <span className="text-ink-2">{words.times(timeOf(shift.starts), timeOf(shift.ends))}</span>{' '}
            {shift.staff_name}
            {shift.warehouse_id !== null && <span className="text-ink-2"> · {shift.warehouse_id}</span>}
          </li>
        ))}
        <li>
          <Link to={to.shifts()}>{words.toPlan}</Link>
        </li>
      </ul>
    </Card>
  )
}
