import { date, money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { dutyText as say } from '@longhaul/text/storefront/parcels/duty.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ReactNode } from 'react'
import { type Duty, isKnown } from './duty.ts'
import { Allowances } from './Allowances.tsx'
import { sumOfDuty } from './sum-of-duty.ts'

type Row = Duty['rows'][number]

/** What customs will charge, with the arithmetic of each row, the reason of each zero, and the sources. */
export function DutyDetails({ duty }: { duty: Duty }) {
  const isPaid = duty.line_pays === 'all'
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isPaid && !isKnown(duty) && (
        <Note tone="warn" title={dutySumText.certainty[duty.certainty]}>
          {duty.version === null && say.noRules(date(duty.day))} {duty.notes.join(' ')}
        </Note>
      )}
      {PAYERS.map((payer) => (
        <Group key={payer} title={say.paid[payer]} rows={duty.rows.filter((row) => payerOf(row) === payer)} />
      ))}
      <p className="tear num flex items-baseline justify-between gap-4 pt-3">
        <span>
          <b className="font-semibold">{say.total}</b>
          <span className="block text-sm text-ink-2">{dutySumText.certainty[duty.certainty]}</span>
        </span>
        <b className="text-lg font-semibold">{isPaid ? money(0) : sumOfDuty(duty)}</b>
      </p>
      <Note tone={isPaid ? 'ok' : 'info'}>
        {isPaid ? say.fixed : duty.line_pays === 'part' ? say.part : say.notOurs}
      </Note>
      <Allowances duty={duty} />
      {duty.exchange && <p className="num text-sm whitespace-normal text-ink-2">{duty.exchange}</p>}
      {isKnown(duty) && duty.notes.length > 0 && <p className="text-sm text-ink-2">{duty.notes.join(' ')}</p>}
      <List
        title={say.zeros}
        rows={duty.zeros.map(({ name, why }) => (
          <>
            <b className="font-medium text-ink">{name}</b> {why}
          </>
        ))}
      />
      <List title={say.announced} rows={duty.announced.map(({ name, when }) => named(name, when))} />
      <List title={say.needs} rows={duty.needs.map(({ name }) => name)} />
      <List
        title={say.limits}
        rows={duty.limits.map(({ name, effect }) => named(name, say.effects[effect]))}
      />
      <Sources duty={duty} />
    </div>
  )
}

/** Whom a charge is paid to, and when, in the order in which a shopper pays. */
const PAYERS = ['sale', 'line', 'others', 'before_delivery', 'delivery', 'later'] as const

function payerOf({ paid_by: by, at }: Row): (typeof PAYERS)[number] {
  if (by === 'line' || by === 'sale') return by
  if (by !== 'recipient') return 'others'
  return at === 'dispatch' ? 'sale' : at
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm text-ink-2">{title}</h3>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <Due key={`${row.kind}${row.name}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

/** One charge: its name and amount, below them its calculation with the result in the local money. */
function Due({ row }: { row: Row }) {
  const { paid_by: by, note } = row
  const isOurs = by === 'recipient' || by === 'sale'
  const isUnknown = row.is_open && row.high_fen === 0
  return (
    <li>
      <span className="flex items-baseline justify-between gap-4">
        {row.name}
        <span className="num flex-none text-end">
          {isUnknown ? (
            <span className="text-ink-2">{dutySumText.unknown}</span>
          ) : isOurs ? (
            spanOf(row)
          ) : (
            <s className="text-ink-2">{spanOf(row)}</s>
          )}
        </span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>{row.how}</span>
        {!isUnknown && <span className="num ms-auto text-end">{row.local}</span>}
      </span>
      {note && <span className="block text-sm text-ink-2">{note}</span>}
      {!isOurs && by !== 'line' && <span className="block text-end text-sm">{say.by[by]}</span>}
    </li>
  )
}

const spanOf = ({ low_fen: low, high_fen: high }: Row): string =>
  low === high ? money(high) : dutySumText.range(money(low), money(high))

/** A list with a heading; nothing where it is empty. */
function List({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null
  return (
    <section className="text-sm text-ink-2">
      <h3 className="text-sm">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {rows.map((row, at) => (
          <li key={at}>{row}</li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ duty: { day, version, rows } }: { duty: Duty }) {
  if (version === null) return null
  const sources = new Map(rows.map((row) => [row.source, row]))
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{say.sources}</summary>
      <ul className="grid gap-1 text-ink-2">
        <li>{version === 'own' ? say.ownRules(date(day)) : say.rules(date(day), version)}</li>
        {[...sources.values()].map(({ source, checked, strength }) => (
          <li key={source} className="break-words">
            {sourceOf(source, checked, strength)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function sourceOf(source: string, checked: string, strength: Row['strength']): string {
  const said = say.source(source, checked && date(checked))
  return strength === 'weak' || strength === 'disputed' ? say.unchecked(said) : said
}
