import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { dayAndMonth, percent, money } from '@longhaul/text/format.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import type { ReactNode } from 'react'
import type { ProposalDetail } from './proposal-detail.ts'
import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'

const words = approvalsText

/** The values now, as proposed, and as published: side by side if there is only one, else as a list. */
export function Values({ proposal }: { proposal: ProposalDetail }) {
  const [only, ...others] = proposal.changes
  if (!only) return null
  if (others.length > 0) return <Changes of={proposal.changes} />
  const { published, per_mille: perMille, figure } = proposal
  return (
    <section aria-label={changeName(only.name)} className="grid gap-2">
      <h3>{changeName(only.name)}</h3>
      <div className="grid rounded-control border bg-surface sm:grid-flow-col sm:auto-cols-fr">
        <Box label={words.before} value={changeText(only.name, only.before)} />
        <Box label={words.after} value={figure ?? changeText(only.name, only.after)} isNew>
          {compared(Number(only.before), Number(only.after))}
        </Box>
        {published && (
          <Box
            label={words.published(dayAndMonth(published.on))}
            value={changeText(only.name, published.value)}
          >
            {perMille !== null && words.against(signed(perMille))}
          </Box>
        )}
      </div>
    </section>
  )
}

function Box({
  label,
  value,
  isNew,
  children,
}: {
  label: string
  value: string
  isNew?: boolean
  children?: ReactNode
}) {
  return (
    <div
      className={`border-line px-4 py-3 not-first:border-t sm:not-first:border-s sm:not-first:border-t-0 ${isNew ? 'bg-warn-tint' : ''}`}
    >
      <p className="text-sm text-ink-2">{label}</p>
      <p className={`num wrap-anywhere ${value.length > 8 ? '' : 'text-2xl'}`}>{value}</p>
      {children && <p className="text-sm font-medium text-warn">{children}</p>}
    </div>
  )
}

/** By how much a figure changes, if both values are figures. */
function compared(before: number, after: number): string | null {
  const perMille = ((after - before) / before) * 1000
  if (!Number.isFinite(perMille) || before === 0) return null
  return perMille > 0 ? words.moreThan(percent(perMille)) : words.lessThan(percent(-perMille))
}

const signed = (perMille: number): string => `${perMille > 0 ? '+' : '−'}${percent(Math.abs(perMille))}`

const Changes = ({ of }: { of: ProposalDetail['changes'] }) => (
  <Table
    caption={words.changes}
    rows={of}
    rowKey={({ name }) => name}
    columns={[
      { head: words.change, names: true, render: ({ name }) => changeName(name) },
      {
        head: words.before,
        render: ({ name, before }) => <span className="num">{changeText(name, before)}</span>,
      },
      {
        head: words.after,
        render: ({ name, after }) => (
          <b className="num -mx-1 rounded-control bg-warn-tint px-1">{changeText(name, after)}</b>
        ),
      },
    ]}
  />
)

/** The name of a changed value: of a limit, a setting, or of a field of the call. */
function changeName(name: string): string {
  if (isOneOf(namesOf(policyText.limits), name)) return policyText.limits[name].name
  if (isOneOf(namesOf(configurationText.settings), name)) return configurationText.settings[name].label
  return isOneOf(namesOf(words.fields), name) ? words.fields[name] : name.replaceAll('_', ' ')
}

/** A value before or after. Its unit is the end of its name, as everywhere in the contract. */
function changeText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((part) => changeText('', part)).join(', ')
  if (typeof value === 'number') return figureText(name, value)
  // A rate has nine decimals; those beyond the fourth are shown only if they say something.
  if (typeof value === 'string') return value.replace(/^(\d+\.\d{4}\d*?)0+$/, '$1')
  return JSON.stringify(value)
}

function figureText(name: string, value: number): string {
  if (/(?:Fen|_fen|FenPerDay)$/.test(name)) return money(value)
  return /(?:PerMille|_per_mille|permille)$/.test(name) ? percent(value) : String(value)
}
