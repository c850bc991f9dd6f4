import { getDay as route } from '@longhaul/contract/staff/operations.staff.ts'
import {
  DAY_FIGURES,
  type DayFigure,
  USUAL_WEEKS,
  dayFiguresOf,
  rolesSeen,
  seesColleagues,
  usualOf,
} from '@longhaul/domain/operations/day-figures.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { type ActCount, countActs } from './sql-day.ts'

export const getDayAction = readAction(route, getDay)

/**
 * Counts only the caller's own work; for who leads a shift, that of the colleagues in the same warehouse. The
 * work of others is not read at all.
 */
async function getDay({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const ids = dayFiguresOf(rolesSeen(me))
  const seesAll = seesColleagues(me)
  const acts = ids.flatMap((id) => [...DAY_FIGURES[id].acts])
  const counts = await countActs(
    db,
    acts,
    now,
    seesAll ? { warehouseId: me.warehouseId } : { staffId: me.id },
  )
  const own = figuresOf(ids, counts.filter(isBy(me.id)))
  return {
    whose: seesAll ? 'all' : 'own',
    figures: figuresOf(ids, counts).map((figure, at) => ({ ...figure, mine: own[at]!.today })),
    clerks: seesAll ? clerksOf(ids, counts) : null,
  }
}

const isBy = (staffId: string) => (row: ActCount) => row.staff_id === staffId

/** Each figure today, and as usual on a day on which any of this work was done. */
function figuresOf(ids: readonly DayFigure[], counts: readonly ActCount[]) {
  const worked = weeksBefore((week) => counts.some((row) => row.week === week))
  return ids.map((id) => ({
    id,
    today: sumOf(counts, id, 0),
    usual: usualOf(
      weeksBefore((week) => sumOf(counts, id, week)),
      worked,
    ),
  }))
}

const weeksBefore = <T>(read: (week: number) => T): T[] =>
  Array.from({ length: USUAL_WEEKS }, (_, before) => read(before + 1))

function sumOf(counts: readonly ActCount[], id: DayFigure, week: number): number {
  const acts: readonly string[] = DAY_FIGURES[id].acts
  return counts
    .filter((row) => acts.includes(row.action) && row.week === week)
    .reduce((sum, { count }) => sum + count, 0)
}

/**
 * Everyone who did any of this work today, by name, each compared only with themselves. Who was blocked in
 * the middle of a shift is still among them.
 */
function clerksOf(ids: readonly DayFigure[], counts: readonly ActCount[]) {
  const today = counts.filter(({ week }) => week === 0)
  const names = new Map(today.map((row) => [row.staff_id, row.name]))
  return [...names].map(([staffId, name]) => ({
    id: staffId,
    name,
    figures: figuresOf(ids, counts.filter(isBy(staffId))).filter((figure) => figure.today > 0),
  }))
}
