import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { money } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import type { ProposalDetail } from './proposal-detail.ts'

const words = approvalsText
type Effect = NonNullable<ProposalDetail['yesterday']>
type Row = { name: string; before: number; after: number }

/**
 * What the last day would have been with the proposed value: the largest difference, the rest, the total, and
 * what the shop would have lost.
 */
export function Yesterday({ of }: { of: Effect }) {
  if (of.count === 0)
    return (
      <section>
        <h3>{words.yesterday}</h3>
        <p className="text-ink-2">{words.noneCounted}</p>
      </section>
    )
  return (
    <section className="grid gap-2">
      <Table
        caption={`${words.yesterday} · ${words.counted[of.of](of.count)}`}
        dense
        rows={rowsOf(of)}
        rowKey={({ name }) => name}
        columns={[
          { head: words.which, names: true, render: ({ name }) => name },
          figure(words.was, ({ before }) => money(before)),
          figure(words.wouldBe, ({ after }) => money(after)),
          figure(words.difference, ({ before, after }) => signed(after - before)),
        ]}
      />
      <p>
        <b>{lossOf(of.house_loses_fen)}</b>
      </p>
    </section>
  )
}

function rowsOf({ count, largest, before_fen, after_fen }: Effect): Row[] {
  const total = { name: words.total, before: before_fen, after: after_fen }
  if (!largest) return [total]
  const { number, before_fen: before, after_fen: after } = largest
  return [
    { name: words.largest(number), before, after },
    ...(count > 1
      ? [{ name: words.rest(count - 1), before: before_fen - before, after: after_fen - after }]
      : []),
    ...(count > 1 ? [total] : []),
  ]
}

const figure = (head: string, of: (row: Row) => string) => ({
  head,
  align: 'end' as const,
  render: (row: Row) => <span className="num">{of(row)}</span>,
})

const signed = (fen: number): string => (fen > 0 ? `+${money(fen)}` : money(fen))

function lossOf(fen: number): string {
  if (fen === 0) return words.same
  return fen > 0 ? words.loses(money(fen)) : words.earns(money(-fen))
}
