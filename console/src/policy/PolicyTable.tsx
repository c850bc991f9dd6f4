import { ACT_KINDS, type ActRule } from '@longhaul/domain/policy/acts.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { percent } from '@longhaul/text/format.ts'
import type { ReactNode } from 'react'
import { type PolicyRow, ruleInForce, usedShare, yuan } from './policy.ts'
import { UsedBar } from './UsedBar.tsx'

const words = policyText
const COLUMNS = ['act', 'who', 'once', 'day', 'today', 'second', 'wait', 'alert'] as const
const FIGURES: readonly string[] = ['once', 'day']

/**
 * The acts in their four groups. Below 720 px each act is a card. A click on a row, or J and K, opens its
 * details.
 */
export function PolicyTable({
  rows,
  open,
  onOpen,
}: {
  rows: readonly PolicyRow[]
  open: string
  onOpen: (act: string) => void
}) {
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{words.table}</caption>
      <thead className="sticky top-0 z-1 bg-paper max-md:hidden">
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={`border-b px-2 py-2 font-normal text-ink-2 first:ps-6 last:pe-4 whitespace-nowrap ${FIGURES.includes(column) ? 'text-end' : 'text-start'}`}
            >
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {ACT_KINDS.map((kind) => {
        const own = rows.filter((row) => row.kind === kind)
        return (
          own.length > 0 && (
            <tbody key={kind} className="max-md:block">
              <tr className="max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={COLUMNS.length}
                  className="border-b bg-sunken px-6 py-1.5 text-start font-medium text-ink-2 max-md:block max-md:px-(--gutter)"
                >
                  <b>{words.kinds[kind].name}</b> · {words.kinds[kind].what}
                </th>
              </tr>
              {own.map((row) => (
                <Row key={row.act} row={row} isOpen={row.act === open} onOpen={() => onOpen(row.act)} />
              ))}
            </tbody>
          )
        )
      })}
    </table>
  )
}

const CHOSEN = 'bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]'
/** The button's area is the whole row. */
const WHOLE_ROW = 'text-start font-semibold after:absolute after:inset-0'

function Row({ row, isOpen, onOpen }: { row: PolicyRow; isOpen: boolean; onOpen: () => void }) {
  const rule = ruleInForce(row)
  return (
    <tr
      className={`relative border-b border-line/65 max-md:block max-md:px-(--gutter) max-md:py-3 ${isOpen ? CHOSEN : 'hover:bg-sunken/55'}`}
    >
      <th scope="row" className="py-1.5 ps-6 pe-2 text-start max-md:block max-md:p-0">
        <button type="button" className={WHOLE_ROW} aria-current={isOpen || undefined} onClick={onOpen}>
          {words.acts[row.act]}
        </button>
      </th>
      <Cell head="who">{row.roles.map((role) => consoleWords.roles[role]).join(' / ')}</Cell>
      <Cell head="once">{onceOf(rule)}</Cell>
      <Cell head="day">{dayOf(rule)}</Cell>
      <Cell head="today">{row.today[0] && <Most rule={rule} most={row.today[0]} />}</Cell>
      <Cell head="second">{secondOf(rule)}</Cell>
      <Cell head="wait">{rule.waitHours === 0 ? words.atOnce : words.hours(rule.waitHours)}</Cell>
      <Cell head="alert">{words.alerts[rule.alert]}</Cell>
    </tr>
  )
}

/** A cell. On a phone it is a line with its head, and left out if it has no content. */
function Cell({ head, children }: { head: (typeof COLUMNS)[number]; children: ReactNode }) {
  const isFigure = FIGURES.includes(head)
  const empty = children === null || children === undefined
  return (
    <td
      data-head={words.columns[head]}
      className={`px-2 py-1.5 md:h-11 md:last:pe-4 max-md:justify-between max-md:gap-4 max-md:p-0 max-md:pt-1 max-md:before:text-ink-2 max-md:before:content-[attr(data-head)] ${empty ? 'max-md:hidden' : 'max-md:flex'} ${isFigure ? 'num text-end' : ''} ${head === 'who' || head === 'alert' ? 'text-ink-2' : ''} ${head === 'who' ? '' : 'whitespace-nowrap'}`}
    >
      {empty ? <span className="text-ink-2">{words.nothing}</span> : children}
    </td>
  )
}

function onceOf(rule: ActRule): string | null {
  if (rule.measure === 'each') return null
  return rule.measure === 'amount' ? yuan(rule.aloneFen) : words.plusMinus(percent(rule.alonePerMille))
}

function dayOf(rule: ActRule): string | null {
  if (rule.measure === 'each') return null
  return rule.measure === 'amount' ? yuan(rule.aloneDayFen) : words.times(rule.aloneDayTimes)
}

function secondOf(rule: ActRule): string {
  if (rule.measure === 'each') return words.always
  return rule.measure === 'amount'
    ? words.over(yuan(rule.aloneFen))
    : words.between(percent(rule.alonePerMille), percent(rule.mostPerMille))
}

/** The person with the largest sum, and how much of what they may do alone is used. */
function Most({ rule, most }: { rule: ActRule; most: PolicyRow['today'][number] }) {
  const share = usedShare(rule, most)
  const figure = rule.measure === 'amount' ? yuan(most.fen) : words.didTimes(most.alone_times)
  return (
    <span className="grid w-full max-w-32 gap-0.5 leading-4 max-md:max-w-40">
      {share !== null && <UsedBar share={share} />}
      <span className="text-xs/4 text-ink-2">{words.most(most.name, figure)}</span>
    </span>
  )
}
