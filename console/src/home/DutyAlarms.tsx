import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { DutyAlarmNote } from '../shared/DutyAlarmNote.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'

/** How many grave alarms the overview names; the rest are counted. */
const NAMED = 3

/** Duty rules that make prices wrong or unknown, for those who can enter others. */
export function DutyAlarms() {
  const me = useMe()
  const { data } = useCall('GET /staff/duty_rules', undefined, {
    enabled: me !== undefined && whyNotRole(me, ['finance']) === null,
  })
  if (!data || data.alarms.length === 0) return null
  const named = data.alarms.filter((alarm) => alarm.is_grave).slice(0, NAMED)
  const others = data.alarms.length - named.length
  const link = <Link to={to.shipping('duties')}>{words.toDesk}</Link>
  return (
    <>
      {named.map((alarm, index) => (
        <DutyAlarmNote
          key={index}
          alarm={alarm}
          action={others === 0 && index === named.length - 1 && link}
        />
      ))}
      {others > 0 && (
        <Note tone="warn" title={(named.length > 0 ? words.others : words.lookAt)(others)} action={link} />
      )}
    </>
  )
}
