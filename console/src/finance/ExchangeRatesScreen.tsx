import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { currency as currencyName, date, percent } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'
import { type StaffRate, sourceOf } from './exchange-rate.ts'
import { ExchangeRateSheet } from './ExchangeRateSheet.tsx'

const words = financeText.rates
type Rates = Reply<'GET /staff/exchange_rates'>

/** The rate of each currency with its date and source, warnings about late rates, and manual entry. */
export default function ExchangeRatesScreen() {
  const rates = useCall('GET /staff/exchange_rates')
  const [all, setAll] = useSearchParam('all', { replace: true })
  const me = useMe()
  const [entering, setEntering] = useState<string | null>(null)
  const read = useSend('POST /staff/exchange_rates/read', {
    quiet: true,
    onDone: () => toast.success(words.reading),
  })
  const found = rates.data
  return (
    <Page
      title={shellText.sections['exchange-rates']}
      lead={found && words.lead(percent(found.margin_per_mille))}
      actions={
        <>
          {found?.feed.on && (
            <Button busy={read.isPending && words.read} onClick={() => read.mutate({ body: {} })}>
              {words.read}
            </Button>
          )}
          <Button type="primary" guardMs={0} onClick={() => setEntering('')}>
            {words.enter}
          </Button>
        </>
      }
    >
      <Loaded of={rates} skeleton={<Skeleton kind="rows" count={8} />}>
        {(loaded) => (
          <Stack>
            <Failure of={read.error} />
            <Feed found={loaded} />
            <Line>
              <CheckboxField
                label={words.onlyOffered}
                value={all === ''}
                onChange={(only) => setAll(only ? '' : '1')}
              />
              {me?.roles.includes('admin') && <Link to={to.configuration('currencies')}>{words.offer}</Link>}
            </Line>
            <Card flush>
              <Table
                caption={shellText.sections['exchange-rates']}
                captionHidden
                rows={loaded.rates.filter((rate) => all !== '' || rate.offered)}
                rowKey={(rate) => rate.currency}
                columns={columns(setEntering)}
              />
            </Card>
          </Stack>
        )}
      </Loaded>
      {entering !== null && (
        <ExchangeRateSheet currency={entering} rates={found?.rates ?? []} onClose={() => setEntering(null)} />
      )}
    </Page>
  )
}

/** Whether the daily file arrives, and which rates are late or stopped. */
function Feed({ found: { feed, rates } }: { found: Rates }) {
  const count = (age: StaffRate['age']) => rates.filter((rate) => rate.offered && rate.age === age).length
  const how = !feed.on ? words.feedOff : feed.last_day ? words.feedOn(date(feed.last_day)) : words.feedNever
  return (
    <>
      <p className="muted">{how}</p>
      {count('stopped') > 0 && (
        <Note tone="bad" title={words.stopped(count('stopped'))}>
          {words.stoppedText}
        </Note>
      )}
      {count('late') > 0 && (
        <Note tone="warn" title={words.late(count('late'))}>
          {words.lateText}
        </Note>
      )}
    </>
  )
}

const AGE = { fresh: 'done', late: 'attention', stopped: 'problem' } as const

const columns = (onEnter: (currency: string) => void): readonly Column<StaffRate>[] => [
  {
    head: words.currency,
    names: true,
    render: (rate) => (
      <>
        <b>{rate.currency}</b> {currencyName(rate.currency)}
      </>
    ),
  },
  { head: words.rate, align: 'end', render: (rate) => <span className="num">{rate.rate}</span> },
  { head: words.credit, align: 'end', render: (rate) => <span className="num">{rate.credit_rate}</span> },
  { head: words.change, align: 'end', render: (rate) => <Change rate={rate} /> },
  { head: words.day, render: (rate) => date(rate.quoted_on) },
  { head: words.source, render: sourceOf },
  {
    head: words.state,
    render: (rate) => <StatusTag kind={AGE[rate.age]}>{words.ages[rate.age]}</StatusTag>,
  },
  {
    head: words.byHand,
    inCard: false,
    render: (rate) => (
      <Button
        size="small"
        guardMs={0}
        aria-label={words.enterOf(rate.currency)}
        onClick={() => onEnter(rate.currency)}
      >
        {words.enterShort}
      </Button>
    ),
  },
]

/** The signed change since the previous rate. */
function Change({ rate }: { rate: StaffRate }) {
  if (!rate.before) return <span>—</span>
  const perMille = (Number(rate.rate) / Number(rate.before.rate) - 1) * 1000
  const text = `${perMille > 0 ? '+' : perMille < 0 ? '−' : ''}${(Math.abs(perMille) / 10).toFixed(2)}%`
  return <span className="num">{text}</span>
}
