import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import type { GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LinkButton } from '@longhaul/ui/button/LinkButton.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Page } from '../shared/Page.tsx'
import { ConfirmFields, confirmChecks, confirmStart, confirmed } from './ConfirmFields.tsx'
import { CeilingFields, DaysField, ceilingsOf, limitChecks, limitStart } from './LimitFields.tsx'
import { Ticks } from './Ticks.tsx'

const words = programsText.connect
type Request = ArgsOf<'POST /oauth/authorizations/preview'>['body']
type Asked = Reply<'POST /oauth/authorizations/preview'>

/** `/oauth/authorize`: a program asks to be connected, and the shopper decides what it may do. */
export default function ConnectScreen() {
  const { search } = useLocation()
  const request = requestIn(new URLSearchParams(search))
  const asked = useCall('POST /oauth/authorizations/preview', { body: request })
  const security = useCall('GET /security')
  if (asked.error?.error === 'invalid_input')
    return (
      <Page title={words.title} heading={words.unknownTitle} width="form">
        <p>{sentences(asked.error.message)}</p>
      </Page>
    )
  return (
    <Loaded of={asked} skeleton={<Skeleton kind="card" />}>
      {(found) =>
        found.problem ? (
          <Page title={words.title} heading={words.problemTitle(found.name)} width="form">
            <p className="mb-4">{sentences(words.problem[found.problem], words.nothing)}</p>
            <LinkButton href={found.return_url}>{words.backTo(found.host)}</LinkButton>
          </Page>
        ) : (
          <Page title={words.title} heading={words.heading(found.name)} lead={words.lead} width="form">
            <Loaded of={security} skeleton={<Skeleton kind="card" />}>
              {({ two_factor_at: twoFactorAt, email_verified: isVerified }) => (
                <Consent
                  request={request}
                  asked={found}
                  asksCode={twoFactorAt !== null}
                  whyNot={isVerified ? false : errorText.reasons.email_not_verified}
                />
              )}
            </Loaded>
          </Page>
        )
      }
    </Loaded>
  )
}

/** The parts of the address that belong to the request; programs may add others. */
function requestIn(query: URLSearchParams): Request {
  const request: Request = {
    client_id: query.get('client_id') ?? '',
    redirect_uri: query.get('redirect_uri') ?? '',
  }
  for (const name of OPTIONAL) {
    const value = query.get(name)
    if (value !== null) request[name] = value
  }
  return request
}
const OPTIONAL = [
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const

/** Who asks, what it may do and spend, and the proof that the shopper decides. */
function Consent({
  request,
  asked,
  asksCode,
  whyNot,
}: {
  request: Request
  asked: Asked
  asksCode: boolean
  whyNot: string | false
}) {
  const form = useCallForm('POST /oauth/authorizations', {
    start: { scopes: asked.ticked as readonly GrantScope[], ...limitStart, ...confirmStart },
    check: {
      scopes: (ticked) => (ticked.length > 0 ? null : programsText.one),
      ...limitChecks,
      ...confirmChecks(asksCode),
    },
    quiet: true,
    args: ({ scopes, days, ...rest }) => ({
      body: {
        ...request,
        scopes: [...scopes],
        ceilings: ceilingsOf(rest),
        days: Number(days),
        ...confirmed(rest),
      },
    }),
    onDone: ({ redirect_to: address }) => location.assign(address),
  })
  const mayWrite = form.values.scopes.some((scope) => scope.endsWith(':write'))
  return (
    <Card>
      <Receiver asked={asked} />
      <form method="post" {...form.props} className="fields mt-5">
        <Ticks
          label={words.scopes}
          words={asked.scopes}
          labels={programsText.tokens.scope}
          {...form.field('scopes')}
        />
        {mayWrite && <CeilingFields field={form.field} />}
        <DaysField {...form.field('days')} />
        <ConfirmFields asksCode={asksCode} field={form.field} />
        <Failure of={form.failure} />
        <p className="flex flex-wrap gap-3">
          <Button submit type="primary" disabledReason={whyNot} busy={form.sending && words.busy}>
            {words.allow}
          </Button>
          <LinkButton href={asked.return_url}>{words.decline}</LinkButton>
        </p>
      </form>
    </Card>
  )
}

/** The address that gets the permission, which says more than the name that a program gives itself. */
function Receiver({ asked: { host, described_by: describedBy, is_local: isLocal } }: { asked: Asked }) {
  const facts: [label: string, value: string][] = [[words.goesTo, host]]
  if (describedBy !== null && describedBy !== host) facts.push([words.describedBy, describedBy])
  return (
    <>
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {isLocal && (
        <div className="mt-3">
          <Note tone="warn">{words.local}</Note>
        </div>
      )}
    </>
  )
}
