import { type Period, monthPeriod } from '@longhaul/domain/reports/period.ts'
import { plusDays } from '@longhaul/domain/time/days.ts'

export const PRESETS = ['today', 'last7', 'last30', 'month', 'before', 'year'] as const
export type Preset = (typeof PRESETS)[number]

/** The dates of a preset today; whole days, today included. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'last7') return { from: plusDays(today, -6), to: today }
  if (preset === 'last30') return { from: plusDays(today, -29), to: today }
  if (preset === 'month') return { from: `${today.slice(0, 7)}-01`, to: today }
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return monthPeriod(plusDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))
}
