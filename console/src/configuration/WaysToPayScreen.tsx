import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { labelOf } from '../shared/label-of.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'

const words = setupText.pay

type WaysToPay = Reply<'GET /staff/ways_to_pay'>
type Provider = WaysToPay['providers'][number]

/**
 * Every way for money to come in: the accounts for remittances, and the payment providers with their
 * requirements.
 */
export default function WaysToPayScreen() {
  const ways = useCall('GET /staff/ways_to_pay', undefined, { staleMs: 0 })
  const maySet = whyNotRole(useMe(), ['admin']) === null
  return (
    <Page title={shellText.sections['ways-to-pay']} lead={words.lead}>
      <Loaded of={ways} skeleton={<Skeleton kind="card" count={2} />}>
        {(known) => (
          <Stack>
            {isEmpty(known) && (
              <Note tone="bad" title={words.none}>
                {words.noneText}
              </Note>
            )}
            <div className="max-w-[46rem]">
              <Card title={words.accounts}>{maySet ? <Accounts /> : <KnownAccounts known={known} />}</Card>
            </div>
            <Card flush title={words.providers}>
              <Table
                caption={words.providers}
                captionHidden
                rows={known.providers}
                rowKey={(provider) => provider.id}
                columns={COLUMNS}
              />
            </Card>
            <p className="text-sm text-ink-2">{words.settingsHint}</p>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

const isEmpty = ({ bank, western_union, providers }: WaysToPay): boolean =>
  bank.trim() === '' && western_union.trim() === '' && !providers.some((provider) => provider.is_set_up)

/** The accounts, editable by an admin: the same settings as in the configuration. */
function Accounts() {
  const settings = useCall('GET /staff/settings', undefined, { staleMs: 0 })
  return (
    <Loaded of={settings} skeleton={<Skeleton kind="card" />}>
      {(known) => <SettingsForm group="payments" known={known} onKnown={settings.refetch} />}
    </Loaded>
  )
}

/** The accounts, read-only. */
function KnownAccounts({ known }: { known: WaysToPay }) {
  return (
    <dl className="grid gap-2">
      <dt className="font-medium">{configurationText.settings.remittanceBank.label}</dt>
      <dd className="whitespace-pre-line">{known.bank || words.off}</dd>
      <dt className="font-medium">{configurationText.settings.remittanceWesternUnion.label}</dt>
      <dd className="whitespace-pre-line">{known.western_union || words.off}</dd>
    </dl>
  )
}

const stateOf = ({ is_set_up, is_live }: Provider) => {
  if (!is_set_up) return <Tag>{words.off}</Tag>
  return is_live ? <Tag tone="ok">{words.live}</Tag> : <Tag tone="warn">{words.test}</Tag>
}

const COLUMNS: readonly Column<Provider>[] = [
  { head: words.provider, names: true, render: ({ id }) => labelOf(financeText.providers, id) },
  { head: words.state, render: stateOf },
  { head: words.currencies, render: ({ currencies }) => <span className="num">{currencies.join(' ')}</span> },
  {
    head: words.settings,
    render: ({ settings }) => <span className="code break-words">{settings.join(' ')}</span>,
  },
]
