import type { FIGURE_UNITS } from '@longhaul/contract/staff/reports.staff.ts'
import { type Period, type Unit, bucketsOf, momentsOf } from '@longhaul/domain/reports/period.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type FigureUnit = (typeof FIGURE_UNITS)[number]
export type Value = number | null

/** A period as queries are asked for it. `until` is the moment after it, `now` when it is asked. */
export type Slice = { from: Date; until: Date; starts: readonly string[]; now: Date }

/** What a report says of one period. Values of a course stand by the period's parts, values of a row by the columns. */
export type Findings = {
  figures: Readonly<Record<string, Value>>
  courses: Readonly<Record<string, readonly Value[]>>
  rows: readonly { id: string; values: readonly Value[] }[]
}

/** A kind of report: its figures and columns, and what the database says of them for a period. */
export type ReportKind = {
  figures: readonly { id: string; unit: FigureUnit }[]
  columns: readonly { id: string; unit: FigureUnit }[]
  read(db: Db, slice: Slice): Promise<Findings>
}

export const sliceOf = (period: Period, unit: Unit, now: Date): Slice => ({
  ...momentsOf(period),
  starts: bucketsOf(period, unit),
  now,
})

/** In which part of the period a moment is, counted from 1: by its day in Shanghai. */
export const bucketOf = (slice: Slice, moment: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`width_bucket((${moment} at time zone 'Asia/Shanghai')::date, ${slice.starts}::date[])`

export type BucketRow = { bucket: number; id: string; value: Value }

/** Courses by their names out of rows of parts. What a part has no row for is `nothing` there. */
export function coursesOf(
  slice: Slice,
  ids: readonly string[],
  rows: readonly BucketRow[],
  nothing: Value = 0,
): Record<string, Value[]> {
  const courses = Object.fromEntries(ids.map((id) => [id, slice.starts.map((): Value => nothing)]))
  for (const { bucket, id, value } of rows) {
    const course = courses[id]
    if (course && bucket >= 1 && bucket <= course.length) course[bucket - 1] = value
  }
  return courses
}

/** What courses come to, for figures that add up. */
export const totalsOf = (courses: Readonly<Record<string, readonly Value[]>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(courses).map(([id, course]) => [
      id,
      course.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    ]),
  )
