import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { CARRIED_DAYS } from '@longhaul/domain/rewards/creators.ts'
import { money, number, percent } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { creatorText as say } from '@longhaul/text/storefront/rewards/creator.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { NamedFact } from '../shared/NamedFact.tsx'
import { Section } from '../shared/Section.tsx'
import { ApplyForm, type OwnCreator } from './ApplyForm.tsx'
import { ShareTable } from './ShareTable.tsx'

/** Bringing others: the application, then the link and what came of it. */
export function CreatorTab() {
  const own = useCall('GET /creator')
  return (
    <Loaded of={own} skeleton={<Skeleton kind="card" count={2} />}>
      {({ creator, usual_per_mille: usual }) => (
        <div className="grid grid-cols-1 gap-9">
          <p className="max-w-text">
            {say.lead(percent(creator?.rate_per_mille ?? usual))}{' '}
            <Link to={to.creatorRules()}>{say.rules}</Link>
          </p>
          {creator && <State creator={creator} />}
          {creator && creator.state !== 'applied' && creator.state !== 'declined' && (
            <Taking creator={creator} />
          )}
          {(!creator || creator.state === 'declined') &&
            (usual > 0 ? <ApplyForm creator={creator} /> : <p className="text-ink-2">{say.closed}</p>)}
        </div>
      )}
    </Loaded>
  )
}

function State({ creator: { state, reason } }: { creator: OwnCreator }) {
  if (state === 'active') return null
  return (
    <Note tone={state === 'applied' ? 'info' : 'warn'} title={say.states[state]}>
      {state === 'applied' ? say.appliedHint : reason && say.why(reason)}
    </Note>
  )
}

/** Of whoever takes part, or did. */
function Taking({ creator }: { creator: OwnCreator }) {
  const path = to.creator(creator.code)
  const address = `${location.origin}${path}`
  return (
    <>
      {creator.state === 'active' && (
        <Section title={say.link}>
          <div className="flex flex-wrap items-center gap-3">
            <Link to={path} className="code wrap-anywhere">
              {address}
            </Link>
            <CopyButton text={address} what={say.copyWhat} />
          </div>
          <p className="mt-2 text-sm text-ink-2">{sentences(say.linkHint(CARRIED_DAYS), say.lists)}</p>
        </Section>
      )}
      <Section title={say.figures}>
        {/* Widths of two or more columns, so that each number stands below its name. */}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
          <NamedFact name={say.rate}>{percent(creator.rate_per_mille)}</NamedFact>
          <NamedFact name={say.visits}>{number(creator.visits)}</NamedFact>
          <NamedFact name={say.registrations}>{number(creator.registrations)}</NamedFact>
          <NamedFact name={say.orders}>{number(creator.orders)}</NamedFact>
          <NamedFact name={say.waiting}>{money(creator.waiting_fen)}</NamedFact>
          <NamedFact name={say.paid}>{money(creator.paid_fen)}</NamedFact>
        </dl>
        {creator.owed_fen > 0 && (
          <p className="mt-3 max-w-text text-sm">{say.owed(money(creator.owed_fen))}</p>
        )}
      </Section>
      <ShareTable />
    </>
  )
}
