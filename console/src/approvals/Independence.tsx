import { ruleOf } from '@longhaul/domain/policy/acts.ts'
import { TIE_DAYS } from '@longhaul/domain/policy/second-person.ts'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { type Me, useMe } from '../shared/use-me.ts'
import type { ProposalDetail } from './proposal-detail.ts'

const words = approvalsText
type Person = ProposalDetail['people'][number]
type Tie = Person['ties'][number]

/**
 * Why the reader is independent of the person who asked, or is not; the same for colleagues; and how long it
 * waits.
 */
export function Independence({ proposal }: { proposal: ProposalDetail }) {
  const me = useMe()
  const others = proposal.people.filter(({ id }) => id !== me?.id && id !== proposal.asked_by.id)
  return (
    <div className="grid gap-5">
      {me && proposal.stage === 'waiting' && <Mine proposal={proposal} me={me} />}
      {others.length > 0 && (
        <section>
          <h3 className="mb-1">{words.colleagues}</h3>
          <ul>
            {others.map((person) => (
              <Finding
                key={person.id}
                ok={person.why_not === null}
                title={person.why_not === null ? words.can(person.name) : words.cannot(person.name)}
              >
                <Ties person={person} />
              </Finding>
            ))}
          </ul>
        </section>
      )}
      <Ends proposal={proposal} />
    </div>
  )
}

/** Whether the reader may be the second person, with each reason. */
function Mine({ proposal, me }: { proposal: ProposalDetail; me: Me }) {
  const asker = proposal.asked_by.name
  const isMine = proposal.asked_by.id === me.id
  const person = proposal.people.find(({ id }) => id === me.id)
  const roles = ruleOf(proposal.act).second.map((role) => consoleWords.roles[role])
  if (!person) return <Part title={words.youCannot}>{words.noRole(roles)}</Part>
  if (person.why_not === null && (isMine || person.ties.length > 0))
    return <Part title={words.lone}>{words.loneText}</Part>
  if (person.why_not === 'second_person_waits')
    return <Part title={words.lone}>{errorText.reasons.second_person_waits}</Part>
  if (isMine) return <Part title={words.yours}>{words.yoursText}</Part>
  return (
    <section>
      <h3 className="mb-1">{person.why_not === null ? words.youCan : words.youCannot}</h3>
      <ul>
        <Finding ok title={words.notAsked(asker)} />
        <Finding ok title={words.role(roles)} />
        {person.why_not === null ? (
          <Finding ok title={words.noTie(asker)}>
            {words.noChain}
          </Finding>
        ) : (
          <Finding ok={false} title={errorText.reasons[person.why_not]}>
            <Ties person={person} />
          </Finding>
        )}
      </ul>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1">{title}</h3>
    <p className="text-sm text-ink-2">{children}</p>
  </section>
)

/** A check with its result, as a sign and in words. */
const Finding = ({ ok, title, children }: { ok: boolean; title: string; children?: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 border-b border-line/60 py-2 text-sm">
    <span className={ok ? 'text-ok' : 'text-bad'} aria-hidden>
      {ok ? <Check size={16} /> : <X size={16} />}
    </span>
    <span className="font-medium">{title}</span>
    {children && <div className="col-start-2 text-ink-2">{children}</div>}
  </li>
)

/** The ties of somebody who is not independent, each with the day from which it no longer counts. */
function Ties({ person }: { person: Person }) {
  if (person.why_not !== 'second_person_dependent' && person.why_not !== 'second_person_waits') return null
  if (person.ties.length === 0) return <p>{words.through}</p>
  return (
    <ul>
      {person.ties.map((tie) => (
        <li key={`${tie.what} ${tie.at}`}>
          {words.ties[tie.what](tie.by || words.somebody, tie.to || words.somebody)}{' '}
          <DateTime at={tie.at} only="day" />
          <span className="block">
            {words.tieUntil} <DateTime at={endOf(tie)} only="day" />
          </span>
        </li>
      ))}
    </ul>
  )
}

const endOf = ({ at }: Tie): string => new Date(new Date(at).getTime() + TIE_DAYS * 86_400_000).toISOString()

/** When it lapses without a decision, or takes effect after one. */
function Ends({ proposal: { stage, expires_at, due_at } }: { proposal: ProposalDetail }) {
  if (stage === 'waiting')
    return (
      <p className="text-sm text-ink-2">
        {words.lapses}{' '}
        <b>
          <DateTime at={expires_at} />
        </b>{' '}
        {words.lapsesText}
      </p>
    )
  if (stage !== 'approved' || due_at === null) return null
  return (
    <p className="text-sm text-ink-2">
      {words.effect}{' '}
      <b>
        <DateTime at={due_at} />
      </b>{' '}
      {words.effectText}
    </p>
  )
}
