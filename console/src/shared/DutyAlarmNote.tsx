import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ReactNode } from 'react'
import type { Reply } from '@longhaul/contract/routes.ts'
import { date, percent } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'

/** An alarm about the duty rules, with the number of packages that it concerns. */
export function DutyAlarmNote({ alarm, action }: { alarm: DutyAlarm; action?: ReactNode }) {
  return (
    <Note tone={alarm.is_grave ? 'bad' : 'warn'} title={alarmTitle(alarm)} action={action}>
      {alarm.packages > 0 && words.packages(alarm.packages)}
    </Note>
  )
}

type DutyAlarm = Reply<'GET /staff/duty_rules'>['alarms'][number]

/** How many places are named before the rest are counted. */
const NAMED = 3

/** Names the places of a rule: all of a few, or the first of many. */
export function placeNames(places: readonly { name: string }[]): string {
  const names = places.map(({ name }) => name)
  return names.length <= NAMED ? listed(names) : words.more(names[0] ?? '', names.length - 1)
}

/** An alarm as a sentence. */
const alarmTitle = ({ kind, places, rule, day, days, charged }: DutyAlarm): string =>
  words.alarms[kind]({
    ...{ where: placeNames(places), rule, day: day ? date(day) : '', days },
    ...{ packages: charged?.packages ?? 0, error: percent(charged?.error_per_mille ?? 0) },
  })
