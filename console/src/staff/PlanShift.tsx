import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { minutesOf, plansShifts, timeOf, wrongTime } from '@longhaul/domain/staff/shifts.ts'
import { shiftsText as words } from '@longhaul/text/console/staff/shifts.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Me } from '../shared/use-me.ts'

/** The usual shifts, which one press fills in. */
const USUAL = [
  ['08:00', '16:30'],
  ['13:30', '22:00'],
  ['22:00', '06:00'],
] as const

/** Plans one day of somebody: from when to when, and where; or that they do not work. */
export function PlanShift({
  person,
  day,
  dayName,
  shift,
  me,
  onClose,
}: {
  person: { id: string; name: string; warehouse_id: string | null }
  day: string
  /** The day as the plan says it. */
  dayName: string
  shift: Shift | undefined
  me: Me
  onClose: () => void
}) {
  const [starts, setStarts] = useState(shift ? timeOf(shift.starts) : '')
  const [ends, setEnds] = useState(shift ? timeOf(shift.ends) : '')
  const [where, setWhere] = useState((shift ? shift.warehouse_id : person.warehouse_id) ?? '')
  const [wrong, setWrong] = useState<'starts' | 'ends' | null>(null)
  const houses = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const plan = useSend('POST /staff/shifts')
  const send = (planned: Omit<Shift, 'staff_id' | 'staff_name' | 'day'> | null) =>
    plan.mutateAsync({ body: { staff_id: person.id, day, shift: planned } })
  // Only who plans gets here.
  const planner = { roles: me.roles, leadsShift: true, warehouseId: me.warehouse_id }
  const allowed = (id: string | null) => plansShifts(planner, id)

  async function confirm(): Promise<boolean> {
    const [from, to] = [minutesOf(starts), minutesOf(ends)]
    const bad = from === null ? 'starts' : to === null ? 'ends' : wrongTime(from, to)
    setWrong(bad)
    if (bad || from === null || to === null) return false
    await send({ starts: from, ends: to, warehouse_id: where || null })
    return true
  }
  return (
    <Dialog
      open
      title={words.planTitle(person.name, dayName)}
      confirmText={words.plan}
      busyText={consoleWords.saving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack tight>
        <Line role="group" aria-label={words.usual}>
          {USUAL.map(([from, to]) => (
            <Button
              key={from}
              size="smallest"
              guardMs={0}
              onClick={() => {
                setStarts(from)
                setEnds(to)
                setWrong(null)
              }}
            >
              {words.times(from, to)}
            </Button>
          ))}
        </Line>
        <TextField
          label={words.starts}
          width="short"
          value={starts}
          error={wrong === 'starts' ? words.wrongStart : null}
          onChange={setStarts}
        />
        <TextField
          label={words.ends}
          hint={words.endsHint}
          width="short"
          value={ends}
          error={wrong === 'ends' ? words.wrongEnd : null}
          onChange={setEnds}
        />
        <SelectField
          label={words.where}
          unmarked
          empty={allowed(null) ? words.nowhere : words.choose}
          value={where}
          onChange={setWhere}
          options={(houses.data?.warehouses ?? [])
            .filter(({ id }) => allowed(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        {shift && (
          <Line>
            <Button size="small" onClick={() => void send(null).then(onClose, () => undefined)}>
              {words.remove}
            </Button>
          </Line>
        )}
      </Stack>
    </Dialog>
  )
}

/** The plan of a week. */
export type Week = Reply<'GET /staff/shifts'>
/** When and where somebody works on a day. */
export type Shift = Week['shifts'][number]
