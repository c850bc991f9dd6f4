import { reportsText } from '@longhaul/text/console/reports/reports.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { SaveDocument } from '../shared/SaveDocument.tsx'
import { shortDay } from './axis.ts'
import { Plot } from './Plot.tsx'
import { type Figure, type Report, changeText, figureName, partName, valueText } from './report-words.ts'

/** The figures, the chosen one over time as a plot and a table, and the breakdown. */
export function ReportBody({ report }: { report: Report }) {
  const [asked, choose] = useSearchParam('figure', { replace: true })
  const drawn = report.figures.filter((figure) => figure.course !== null)
  const shown = drawn.find((figure) => figure.id === asked) ?? drawn[0]
  return (
    <Stack>
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,144px),1fr))] gap-3"
        aria-label={reportsText.figure}
      >
        {report.figures.map((figure) => (
          <li key={figure.id}>
            <FigureCard figure={figure} isShown={figure === shown} onShow={() => choose(figure.id)} />
          </li>
        ))}
      </ul>
      {shown && (
        <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,3fr)] items-start gap-5 max-[64rem]:grid-cols-1">
          <Card title={reportsText.plotOf(figureName(shown.id), reportsText.units[report.unit])}>
            <Plot key={shown.id} report={report} figure={shown} />
          </Card>
          <Card title={reportsText.table} aside={<Save report={report} part="course" />} flush>
            <CourseTable report={report} figure={shown} />
          </Card>
        </div>
      )}
      <Card
        title={reportsText.reports[report.report].part}
        aside={<Save report={report} part="parts" />}
        flush={report.parts.rows.length > 0}
      >
        {report.parts.rows.length === 0 ? (
          <Note tone="info">{reportsText.noParts}</Note>
        ) : (
          <PartsTable report={report} />
        )}
      </Card>
    </Stack>
  )
}

const FIGURE = 'grid size-full gap-0.5 rounded-card border border-line bg-surface px-4 py-3 text-start'
const CHOICE =
  'hover:border-primary aria-pressed:border-primary aria-pressed:shadow-[inset_0_3px_0_var(--primary)]'

/** A figure with its previous value; a button that plots it if it has a course. */
function FigureCard({ figure, isShown, onShow }: { figure: Figure; isShown: boolean; onShow: () => void }) {
  const inside = (
    <>
      <span className="text-sm text-ink-2">{figureName(figure.id)}</span>
      <b className="num text-xl">{valueText(figure.now, figure.unit)}</b>
      <span className="text-xs text-ink-2 tabular-nums">
        {reportsText.before} {valueText(figure.before, figure.unit)}
        {' · '}
        <span className="whitespace-nowrap">{changeText(figure.now, figure.before)}</span>
      </span>
    </>
  )
  if (!figure.course) return <div className={FIGURE}>{inside}</div>
  return (
    <button type="button" className={`${FIGURE} ${CHOICE}`} aria-pressed={isShown} onClick={onShow}>
      {inside}
    </button>
  )
}

const Save = ({ report, part }: { report: Report; part: 'course' | 'parts' }) => {
  const { from, to } = report.period
  const { name, part: parts } = reportsText.reports[report.report]
  return (
    <SaveDocument
      path={`/staff/reports/${report.report}/${part}.csv?from=${from}&to=${to}`}
      fileName={`${report.report}-${from}-${to}-${part}.csv`}
      label={reportsText.saveOf(part === 'course' ? name : parts)}
    >
      {reportsText.save}
    </SaveDocument>
  )
}

function CourseTable({ report, figure }: { report: Report; figure: Figure }) {
  const { now, before } = figure.course ?? { now: [], before: [] }
  const rows = Array.from({ length: Math.max(now.length, before.length) }, (_, at) => at)
  return (
    <Table
      caption={figureName(figure.id)}
      captionHidden
      scrolls
      rows={rows}
      rowKey={String}
      columns={[
        {
          head: reportsText.day[report.unit],
          names: true,
          render: (at) => shortDay(report.starts[at] ?? '', report.unit),
        },
        {
          head: reportsText.now,
          align: 'end',
          render: (at) => <span className="num">{valueText(now[at] ?? null, figure.unit)}</span>,
        },
        {
          head: reportsText.before,
          align: 'end',
          render: (at) => <span className="num muted">{valueText(before[at] ?? null, figure.unit)}</span>,
        },
      ]}
    />
  )
}

type Row = Report['parts']['rows'][number]

function PartsTable({ report }: { report: Report }) {
  const { columns, rows } = report.parts
  const most = Math.max(1, ...rows.map((row) => Math.abs(row.now[0] ?? 0)))
  return (
    <Table
      caption={reportsText.reports[report.report].part}
      captionHidden
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          head: reportsText.reports[report.report].part,
          names: true,
          render: (row) => partName(report.report, row.id),
        },
        {
          head: reportsText.nowAndBefore,
          inCard: false,
          render: (row) => <Bar share={(row.now[0] ?? 0) / most} shareBefore={(row.before[0] ?? 0) / most} />,
        },
        ...columns.map(({ id, unit }, at): Column<Row> => ({
          head: figureName(id),
          align: 'end',
          render: (row) => (
            <span className="inline-grid justify-items-end">
              <span className="num">{valueText(row.now[at] ?? null, unit)}</span>
              <small className="num muted text-xs">
                {reportsText.before} {valueText(row.before[at] ?? null, unit)}
              </small>
            </span>
          ),
        })),
      ]}
    />
  )
}

/**
 * The first column as a bar with a mark for the previous period. Decorative: the same figures are shown
 * beside it.
 */
const Bar = ({ share, shareBefore }: { share: number; shareBefore: number }) => (
  <svg
    className="block h-3 w-full min-w-20"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-primary" x="0" y="2" width={Math.min(Math.abs(share), 1) * 100} height="8" />
    <rect className="fill-seal" x={Math.min(Math.abs(shareBefore), 0.99) * 100} y="0" width="1" height="12" />
  </svg>
)
