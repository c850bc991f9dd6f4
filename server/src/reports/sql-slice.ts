import type { FIGURE_UNITS } from '@longhaul/contract/staff/reports.staff.ts'
import { type Period, type Unit, bucketsOf, momentsOf } from '@longhaul/domain/reports/period.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type FigureUnit = (typeof FIGURE_UNITS)[number]
export type Value = number | null

/** A period for queries. `until` is exclusive, `now` is the time of the report. */
export type Slice = { from: Date; until: Date; starts: readonly string[]; now: Date }

/**
 * The findings of a report for one period. The values of a course are in the order of the period's parts,
 * those of a row in the order of the columns.
 */
export type Findings = {
  figures: Readonly<Record<string, Value>>
  courses: Readonly<Record<string, readonly Value[]>>
  rows: readonly { id: string; values: readonly Value[] }[]
}

/** A kind of report: its figures and columns, and the query for a period. */
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

/** The part of the period that contains a time, counted from 1, by its day in Shanghai. */
export const bucketOf = (slice: Slice, moment: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`width_bucket((${moment} at time zone 'Asia/Shanghai')::date, ${slice.starts}::date[])`

export type BucketRow = { bucket: number; id: string; value: Value }

/** Builds courses, by id, from rows of single parts. Parts without a row get the value `nothing`. */
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

/** The totals of courses, for figures that can be summed. */
export const totalsOf = (courses: Readonly<Record<string, readonly Value[]>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(courses).map(([id, course]) => [
      id,
      course.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    ]),
  )
