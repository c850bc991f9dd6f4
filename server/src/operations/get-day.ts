import { getDay as route } from '@longhaul/contract/staff/operations.staff.ts'
import {
  DAY_FIGURES,
  type DayFigure,
  USUAL_WEEKS,
  dayFiguresOf,
  usualOf,
} from '@longhaul/domain/operations/day-figures.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { type ActCount, countActs } from './sql-day.ts'

export const getDayAction = readAction(route, getDay)

/** Counts only the caller's own kinds of work; that of other roles is not read at all. */
async function getDay({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const figures = dayFiguresOf(me.roles)
  const counts = await countActs(
    db,
    figures.flatMap((id) => [...DAY_FIGURES[id].acts]),
    now,
    me.warehouseId,
  )
  const worked = weeksBefore((week) => counts.some((row) => row.week === week))
  return {
    figures: figures.map((id) => ({
      id,
      today: sumOf(counts, id, ({ week }) => week === 0),
      mine: sumOf(counts, id, (row) => row.week === 0 && row.staff_id === me.id),
      usual: usualOf(
        weeksBefore((week) => sumOf(counts, id, (row) => row.week === week)),
        worked,
      ),
    })),
    clerks: me.roles.includes('admin') ? clerksOf(counts, figures) : null,
  }
}

const weeksBefore = <T>(read: (week: number) => T): T[] =>
  Array.from({ length: USUAL_WEEKS }, (_, before) => read(before + 1))

function sumOf(counts: readonly ActCount[], id: DayFigure, holds: (row: ActCount) => boolean): number {
  const acts: readonly string[] = DAY_FIGURES[id].acts
  return counts
    .filter((row) => acts.includes(row.action) && holds(row))
    .reduce((sum, { count }) => sum + count, 0)
}

/** Everyone who did any of this work today, by name. */
function clerksOf(counts: readonly ActCount[], figures: readonly DayFigure[]) {
  const today = counts.filter(({ week }) => week === 0)
  const names = new Map(today.map((row) => [row.staff_id, row.name]))
  return [...names].map(([staffId, name]) => ({
    id: staffId,
    name,
    figures: figures
      .map((id) => ({ id, today: sumOf(today, id, (row) => row.staff_id === staffId) }))
      .filter((figure) => figure.today > 0),
  }))
}
