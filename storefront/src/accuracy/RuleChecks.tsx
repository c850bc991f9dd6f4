import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { formatter } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { named } from '@longhaul/text/marks.ts'
import { accuracyText } from '@longhaul/text/storefront/goods/accuracy.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'

const words = accuracyText.rules

/** A day of the rules has no time and no zone. */
const { date } = formatter(pageLang, 'UTC')

type Checked = Reply<'GET /customs/checks'>['countries'][number]

/** When the rules by which we estimate duty and tax were last checked, by country. */
export function RuleChecks() {
  const { data } = useCall('GET /customs/checks', undefined, { staleMs: 10 * 60_000 })
  if (!data) return null
  const old = data.countries.filter(({ is_old }) => is_old).length
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{words.title}</h2>
      <p className="mt-1 mb-4 max-w-text text-sm text-ink-2">{words.lead(data.version)}</p>
      {old > 0 && <Note tone="warn">{words.old(old)}</Note>}
      <Folded title={words.each} detail={words.count(data.countries.length)}>
        <Table
          caption={words.title}
          captionHidden
          rows={data.countries}
          rowKey={({ country }) => country}
          columns={[
            { head: words.country, names: true, render: ({ name }) => name },
            { head: words.checked, render: (country) => stateOf(country) },
          ]}
        />
      </Folded>
      {data.tables.length > 0 && (
        <Folded title={words.tables} detail={String(data.tables.length)}>
          <Table
            caption={words.tables}
            captionHidden
            rows={data.tables}
            rowKey={({ title }) => title}
            columns={[
              { head: words.table, names: true, render: ({ title }) => title },
              {
                head: words.asOf,
                render: ({ copied, is_old }) =>
                  is_old ? named(date(copied), words.isOldTable) : date(copied),
              },
            ]}
          />
        </Folded>
      )}
    </section>
  )
}

function stateOf({ by, checked, is_old }: Checked): string {
  if (by === 'own') return words.own
  if (by === 'nobody' || checked === null) return words.nobody
  return is_old ? named(date(checked), words.isOld) : date(checked)
}
