import { type Period, shanghaiDay, whyNotPeriod } from '@longhaul/domain/reports/period.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'
import { PRESETS, type Preset, presetPeriod } from '../shared/day-presets.ts'

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
