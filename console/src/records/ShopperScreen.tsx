import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { date, dateTime, money, number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { useOpened } from '../shared/last-opened.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { AdjustSheet } from './AdjustSheet.tsx'
import { Notes } from './Notes.tsx'
import { Records } from './Records.tsx'
import { StandingCard } from './StandingCard.tsx'
import type { ShopperPage } from './shopper-page.ts'

const words = recordsText.shopper

/** Everything about one shopper. */
export default function ShopperScreen() {
  const [id] = useSearchParam('id')
  const shopper = useCall('GET /staff/shoppers/{id}', { params: { id } })
  useOpened('shopper', shopper.data?.id, shopper.data?.code)
  const name = shopper.data && (shopper.data.nickname || shopper.data.email)
  return (
    <Page
      title={name ?? shellText.sections.shoppers}
      lead={<Link to={to.shoppers()}>{shellText.sections.shoppers}</Link>}
      actions={shopper.data && <Actions shopper={shopper.data} />}
    >
      <Loaded of={shopper}>
        {(row) => (
          <Stack>
            <State shopper={row} />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] items-start gap-5">
              <Card title={words.who}>
                <Facts facts={personFacts(row)} />
              </Card>
              <Card title={words.money} aside={<Books code={row.code} />}>
                <Facts
                  facts={[
                    { name: recordsText.shoppers.balance, value: <b>{money(row.available_fen)}</b> },
                    { name: recordsText.shoppers.onHold, value: money(row.frozen_fen) },
                    { name: words.payingOut, value: money(row.withdrawing_fen) },
                    { name: words.rewards, value: words.points(number(row.points)) },
                    { name: words.planLabel, value: planOf(row) },
                  ]}
                />
              </Card>
              <StandingCard shopper={row} />
              <Notes id={row.id} notes={row.notes} />
            </div>
            <Records id={row.id} counts={row.counts} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Actions({ shopper }: { shopper: ShopperPage }) {
  const [asking, setAsking] = useState<'block' | 'unblock' | 'adjust' | null>(null)
  const me = useMe()
  const done = { quiet: true }
  const params = { id: shopper.id }
  const block = useSend('POST /staff/shoppers/{id}/block', {
    ...done,
    onDone: () => toast.success(words.blockedDone),
  })
  const unblock = useSend('POST /staff/shoppers/{id}/unblock', {
    ...done,
    onDone: () => toast.success(words.unblockedDone),
  })
  const name = shopper.nickname || shopper.email
  const step = shopper.state === 'blocked' ? 'unblock' : 'block'
  return (
    <>
      <AuditLink kind="shopper" id={shopper.id} />
      {shopper.state !== 'closed' && (
        <>
          <Button
            guardMs={0}
            disabledReason={whyNotRole(me, ['finance'])}
            onClick={() => setAsking('adjust')}
          >
            {words.correct}
          </Button>
          <Button type={step === 'block' ? 'redLine' : 'primary'} guardMs={0} onClick={() => setAsking(step)}>
            {words[step]}
          </Button>
        </>
      )}
      {(asking === 'block' || asking === 'unblock') && (
        <ReasonDialog
          title={asking === 'block' ? words.blockTitle(name) : words.unblockTitle(name)}
          confirmText={words[asking]}
          hint={words.reasonHint}
          onSend={(reason) =>
            (asking === 'block' ? block : unblock).mutateAsync({ params, body: { reason } })
          }
          onClose={() => setAsking(null)}
        >
          {asking === 'block' && <p>{words.blockText}</p>}
        </ReasonDialog>
      )}
      {asking === 'adjust' && <AdjustSheet shopper={shopper} onClose={() => setAsking(null)} />}
    </>
  )
}

function State({ shopper }: { shopper: ShopperPage }) {
  if (shopper.state === 'closed')
    return (
      <Note tone="info" title={words.closed}>
        {words.closedText}
      </Note>
    )
  const { blocked } = shopper
  return (
    blocked && (
      <Note tone="warn" title={words.blocked(blocked.by)}>
        {[dateTime(blocked.at), blocked.reason].filter(Boolean).join(' · ')}
      </Note>
    )
  )
}

function Books({ code }: { code: string }) {
  const me = useMe()
  if (whyNotRole(me, ['finance']) !== null) return null
  return <Link to={to.booksOf(code)}>{ledgerText.inBooks}</Link>
}

const personFacts = (row: ShopperPage) => [
  {
    name: recordsText.shoppers.code,
    value: (
      <>
        <span className="code">{row.code}</span>{' '}
        <CopyButton text={row.code} what={recordsText.shoppers.code} />
      </>
    ),
  },
  {
    name: words.email,
    value: `${row.email} (${row.email_verified ? words.verified : words.unverified})`,
    mark: !row.email_verified,
  },
  (row.first_name || row.last_name) !== '' && {
    name: words.name,
    value: fullName(row),
  },
  row.phone !== '' && { name: words.phone, value: row.phone },
  { name: words.language, value: `${LANGUAGES[row.lang].name} · ${row.currency}` },
  {
    name: words.twoStep,
    value: `${row.two_factor ? words.on : words.off} · ${words.sessions(row.open_sessions)}`,
  },
  {
    name: recordsText.shoppers.joined,
    value: <DateTime at={row.created_at} only="date" />,
  },
  row.seen_at !== null && { name: recordsText.shoppers.seen, value: <DateTime at={row.seen_at} /> },
]

const planOf = ({ plan }: ShopperPage): string => {
  if (!plan) return words.noPlan
  const until = date(plan.paid_until)
  if (plan.next_name) return words.planChanges(plan.name, until, plan.next_name)
  return plan.cancelled ? words.planEnds(plan.name, until) : words.plan(plan.name, until)
}
