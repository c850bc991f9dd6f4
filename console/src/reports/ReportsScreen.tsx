import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { REPORTS, REPORT_ROLES, type ReportId } from '@longhaul/domain/reports/reports.ts'
import { reportsText } from '@longhaul/text/console/reports/reports.ts'
import { daysText } from '@longhaul/text/console/shell/days.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { date } from '@longhaul/text/format.ts'
import { useSearchChange, useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { type Period, whyNotPeriod } from '@longhaul/domain/reports/period.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { Page } from '../shared/Page.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ReportBody } from './ReportBody.tsx'
import { readReportId } from './report-words.ts'
import { type Preset, presetPeriod, PRESETS } from '../shared/day-presets.ts'

const CHOICES = [...PRESETS, 'own'] as const

/** Figures over a chosen period, compared with the period before. */
export default function ReportsScreen() {
  const me = useMe()
  const days = usePeriod()
  const [asked, setAsked] = useSearchParam('report', { drop: 'figure' })
  const mine = REPORTS.filter((id) => whyNotRole(me, REPORT_ROLES[id]) === null)
  const current = readReportId(asked) ?? mine[0] ?? 'times'
  return (
    <Page
      title={shellText.sections.reports}
      lead={reportsText.reports[current].lead}
      actions={<Days days={days} />}
    >
      {me && (
        <Tabs
          label={reportsText.label}
          tabs={mine.map((id) => ({ id, label: reportsText.reports[id].name }))}
          current={current}
          onChange={setAsked}
        >
          {days.why ? (
            <Note tone="warn">{reportsText.periodWrong[days.why]}</Note>
          ) : !mine.includes(current) ? (
            <Note tone="info">{reportsText.notYours}</Note>
          ) : (
            <Asked report={current} days={days} />
          )}
        </Tabs>
      )}
    </Page>
  )
}

function Asked({ report, days }: { report: ReportId; days: ReturnType<typeof usePeriod> }) {
  const answer = useCall(
    'GET /staff/reports/{report}',
    { params: { report }, query: days.period },
    { keepPrevious: true, staleMs: 60_000 },
  )
  return (
    <Loaded of={answer} skeleton={<Skeleton kind="card" />}>
      {(found) => (
        <>
          <p className="muted mb-3">
            {reportsText.compared(
              date(found.period.from),
              date(found.period.to),
              date(found.before.from),
              date(found.before.to),
            )}
          </p>
          <ReportBody key={found.report} report={found} />
        </>
      )}
    </Loaded>
  )
}

function Days({ days }: { days: ReturnType<typeof usePeriod> }) {
  const { period, preset } = days
  return (
    <>
      <SelectField
        label={reportsText.period}
        labelHidden
        unmarked
        empty={null}
        options={CHOICES.map((id) => ({ value: id, label: daysText.presets[id] }))}
        value={preset}
        onChange={(next) => days.choose(CHOICES.find((id) => id === next) ?? 'own')}
      />
      {preset === 'own' && (
        <>
          <TextField
            label={daysText.from}
            labelHidden
            unmarked
            type="date"
            value={period.from}
            onChange={(from) => days.set({ from })}
          />
          <TextField
            label={daysText.to}
            labelHidden
            unmarked
            type="date"
            value={period.to}
            onChange={(to) => days.set({ to })}
          />
        </>
      )}
    </>
  )
}

/** The period of the report, kept in the address: a preset relative to today, or custom dates. */
function usePeriod() {
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
