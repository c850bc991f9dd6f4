import { isOneOf } from '@longhaul/domain/entries.ts'
import { type ActRule } from '@longhaul/domain/policy/acts.ts'
import { limitNames } from '@longhaul/domain/policy/limits.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { type ReactNode, useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { KeyHint } from '../shared/Key.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { LimitsSheet } from './LimitsSheet.tsx'
import { type Proposal } from '../shared/proposal.ts'
import { type PolicyRow, limitText, ruleInForce, usedShare, yuan } from './policy.ts'
import { UsedBar } from './UsedBar.tsx'
import { WaitingChanges } from './WaitingChanges.tsx'

const words = policyText

/** One act: what each person did, its limits, who may be the second person, and what waits to take effect. */
export function PolicySide({
  row,
  isLonely,
  waiting,
}: {
  row: PolicyRow
  /** Whether no two people who may decide it are independent. */
  isLonely: boolean
  /** Proposals of this act, and of its limits. */
  waiting: readonly Proposal[]
}) {
  const [changing, setChanging] = useState(false)
  const rule = ruleInForce(row)
  const whyFixed = rule.measure === 'each' ? words.fixed : null
  const propose = () => setChanging(whyFixed === null)
  useShortcuts([{ keys: 'e', does: words.propose, act: propose }])
  return (
    <article
      aria-label={words.acts[row.act]}
      className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] border-s bg-surface max-lg:border-s-0 max-lg:border-t"
    >
      <div className="overflow-y-auto">
        <Part title={words.acts[row.act]} level="h2">
          <TodayOf rule={rule} today={row.today} />
        </Part>
        <Part title={words.limitsTitle}>
          <Limits row={row} />
        </Part>
        <Part title={words.secondTitle}>
          {isLonely ? (
            <Note tone="warn" title={words.lonely.title}>
              <p>{words.lonely.row}</p>
              <p className="mt-1">{words.lonely.what}</p>
            </Note>
          ) : (
            <SecondPeople row={row} />
          )}
        </Part>
        <Part title={words.due}>
          <WaitingChanges waiting={waiting} />
        </Part>
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
        <Button guardMs={0} disabledReason={whyFixed} onClick={propose}>
          {words.propose} <KeyHint>E</KeyHint>
        </Button>
        <AuditLink kind="policy" id={row.act} />
      </footer>
      {changing && <LimitsSheet row={row} onClose={() => setChanging(false)} />}
    </article>
  )
}

function Part({
  title,
  level: Heading = 'h3',
  children,
}: {
  title: string
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  return (
    <section className="border-b px-5 py-4 last:border-b-0">
      <Heading className="mb-2">{title}</Heading>
      {children}
    </section>
  )
}

/** What each person did within 24 hours, and how much of their own limit is left. */
function TodayOf({ rule, today }: { rule: ActRule; today: PolicyRow['today'] }) {
  if (today.length === 0) return <p className="text-sm text-ink-2">{words.nobodyToday}</p>
  return (
    <ul className="grid gap-3">
      {today.map((person) => {
        const share = usedShare(rule, person)
        return (
          <li key={person.id} className="grid gap-1 text-sm">
            <span className="flex justify-between gap-3">
              <b className="min-w-0 truncate">{person.name}</b>
              <span className="num">{doneOf(rule, person)}</span>
            </span>
            {share !== null && <UsedBar share={share} />}
            {rule.measure === 'amount' && (
              <span className="text-xs text-ink-2">
                {leftOf(rule.aloneDayFen - person.alone_fen)}
                {person.fen > person.alone_fen &&
                  ` · ${words.withSecond(yuan(person.fen - person.alone_fen))}`}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const leftOf = (fen: number): string => (fen > 0 ? words.left(yuan(fen)) : words.over24)

function doneOf(rule: ActRule, { alone_fen, alone_times }: PolicyRow['today'][number]): string {
  if (rule.measure === 'each') return words.didTimes(alone_times)
  return rule.measure === 'amount'
    ? words.ofLimit(yuan(alone_fen), yuan(rule.aloneDayFen))
    : words.ofLimit(words.times(alone_times), words.times(rule.aloneDayTimes))
}

function Limits({ row }: { row: PolicyRow }) {
  const names = limitNames(row.act)
  if (names.length === 0) return <p className="text-sm text-ink-2">{words.noLimits}</p>
  return (
    <dl className="grid gap-1.5 text-sm">
      {row.limits.map(
        ({ name, value, usual }) =>
          isOneOf(names, name) && (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-2">{words.limits[name].name}</dt>
              <dd className="num text-end whitespace-nowrap">
                {limitText(name, value)}
                {value !== usual && (
                  <span className="block text-xs text-ink-2">{words.usual(limitText(name, usual))}</span>
                )}
              </dd>
            </div>
          ),
      )}
      {row.changed_at !== null && (
        <div className="flex justify-between gap-3 text-ink-2">
          <dt>{words.changedAt}</dt>
          <dd>
            <DateTime at={row.changed_at} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const SecondPeople = ({ row }: { row: PolicyRow }) => (
  <ul className="grid list-disc gap-1 ps-4 text-sm">
    <li>{words.secondWho(row.second.map((role) => consoleWords.roles[role]))}</li>
    <li>{words.secondNot}</li>
    <li>{words.secondAccount}</li>
    <li>{words.secondChain}</li>
    {row.act === 'withdrawal' && <li>{words.secondSame}</li>}
  </ul>
)
