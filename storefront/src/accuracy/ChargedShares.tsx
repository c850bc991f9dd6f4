import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { number, percent } from '@longhaul/text/format.ts'
import { accuracyText } from '@longhaul/text/storefront/goods/accuracy.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'

const words = accuracyText.rules

type Known = { name: string } & NonNullable<Reply<'GET /customs/checks'>['countries'][number]['charged']>

/** How often what was charged at the door was what had been said, by country. */
export function ChargedShares() {
  const { data } = useCall('GET /customs/checks', undefined, { staleMs: 10 * 60_000 })
  if (!data) return null
  const known = data.countries
    .flatMap(({ name, charged }): Known[] => (charged ? [{ name, ...charged }] : []))
    .toSorted((one, other) => other.packages - one.packages)
  return (
    <section aria-labelledby="charged">
      <h2 id="charged">{words.right}</h2>
      <p className="mt-1 mb-4 max-w-text text-sm text-ink-2">{words.rightLead}</p>
      {known.length === 0 ? (
        <p className="max-w-text">{words.notYet}</p>
      ) : (
        <>
          <Card flush>
            <Table
              caption={words.right}
              captionHidden
              rows={known}
              rowKey={({ name }) => name}
              columns={[
                { head: words.country, names: true, render: ({ name }) => name },
                {
                  head: words.insideRange,
                  align: 'end',
                  render: (row) => <b>{ofHundred(row.inside_per_mille)}</b>,
                },
                { head: words.middle, align: 'end', render: (row) => percent(row.error_per_mille) },
                { head: words.packages, align: 'end', render: ({ packages }) => number(packages) },
              ]}
            />
          </Card>
          <p className="mt-3 max-w-text text-sm text-ink-2">{words.rightHow}</p>
        </>
      )}
    </section>
  )
}

/** Converts per mille to rounded per cent. */
export const ofHundred = (perMille: number): string => String(Math.round(perMille / 10))
