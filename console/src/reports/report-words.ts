import type { Reply } from '@longhaul/contract/routes.ts'
import { REPORTS, type ReportId, STORAGE_AGES } from '@longhaul/domain/reports/reports.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { reportsText } from '@longhaul/text/console/reports/reports.ts'
import { format, money, number, percent } from '@longhaul/text/format.ts'
import { labelOf } from '../shared/label-of.ts'

export type Report = Reply<'GET /staff/reports/{report}'>
export type Figure = Report['figures'][number]
export type FigureUnit = Figure['unit']

export const figureName = (id: string): string => labelOf(reportsText.figures, id)

const DAY_MINUTES = 1_440

/** A value with its unit; a dash if there is none. */
export function valueText(value: number | null, unit: FigureUnit): string {
  if (value === null) return '—'
  if (unit === 'fen') return money(value)
  if (unit === 'per_mille') return percent(value)
  if (unit === 'grams') return format.weight(value)
  if (unit === 'count') return number(value)
  if (value >= 2 * DAY_MINUTES) return reportsText.days((value / DAY_MINUTES).toFixed(1))
  return reportsText.hours(Math.floor(value / 60), value % 60)
}

/** The change from the previous value: `+12%`, or in words where a percentage means nothing. */
export function changeText(now: number | null, before: number | null): string {
  if (now === null || before === null) return ''
  if (now === before) return reportsText.same
  if (before === 0) return reportsText.fresh
  const share = Math.round(((now - before) / Math.abs(before)) * 100)
  return `${share > 0 ? '+' : '−'}${number(Math.abs(share))}%`
}

const FREQUENCIES = [1, 2, 3, 6]

/** The name of a row of the breakdown: a stage, kind, step, age, destination or frequency. */
export function partName(report: ReportId, id: string): string {
  const next = (steps: readonly number[]) => {
    const after = steps[steps.indexOf(Number(id)) + 1]
    return after === undefined ? null : after - 1
  }
  if (report === 'orders') return labelOf(consoleWords.itemStages, id)
  if (report === 'revenue') return labelOf(reportsText.revenueKinds, id)
  if (report === 'storage') return reportsText.ages(Number(id), next(STORAGE_AGES))
  if (report === 'shoppers') return reportsText.frequencies(Number(id), next(FREQUENCIES))
  if (report === 'times') return figureName(id)
  const [country = '', line = ''] = id.split(' ')
  return `${format.country(country)} · ${line}`
}

export const readReportId = (text: string): ReportId | undefined => REPORTS.find((report) => report === text)
