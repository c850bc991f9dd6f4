import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ReactNode } from 'react'
import { type DutyAlarm, alarmTitle } from './duty-alarms.ts'

/** An alarm about the duty rules, with the number of packages that it concerns. */
export function DutyAlarmNote({ alarm, action }: { alarm: DutyAlarm; action?: ReactNode }) {
  return (
    <Note tone={alarm.is_grave ? 'bad' : 'warn'} title={alarmTitle(alarm)} action={action}>
      {alarm.packages > 0 && words.packages(alarm.packages)}
    </Note>
  )
}
