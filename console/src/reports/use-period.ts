import {
  type Period,
  monthPeriod,
  plusDays,
  shanghaiDay,
  whyNotPeriod,
} from '@longhaul/domain/reports/period.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'

export const PRESETS = ['last7', 'last30', 'month', 'before', 'year'] as const
export type Preset = (typeof PRESETS)[number]

/** The dates of a preset today; whole days, today included. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'last7') return { from: plusDays(today, -6), to: today }
  if (preset === 'last30') return { from: plusDays(today, -29), to: today }
  if (preset === 'month') return { from: `${today.slice(0, 7)}-01`, to: today }
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return monthPeriod(plusDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))
}

/** The period of the report, kept in the address: a preset relative to today, or custom dates. */
export function usePeriod() {
  const [params, changeAddress] = useSearchChange()
  const today = shanghaiDay(new Date())
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isOwn = from !== '' || to !== ''
  const preset = PRESETS.find((preset) => preset === params.get('days')) ?? 'last30'
  const period = isOwn ? { from, to } : presetPeriod(preset, today)
  const change = (next: Record<string, string>) => changeAddress({ days: '', from: '', to: '', ...next })
  return {
    period,
    preset: isOwn ? ('own' as const) : preset,
    why: whyNotPeriod(period),
    choose: (next: Preset | 'own') =>
      next === 'own' ? change(period) : change(next === 'last30' ? {} : { days: next }),
    set: (part: Partial<Period>) => change({ ...period, ...part }),
  }
}
