import { namesOf } from '@longhaul/domain/entries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { jobsText } from '@longhaul/text/console/jobs/jobs.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { labelOf } from '../shared/label-of.ts'
import { type Webhook, webhookLook, WebhookSheet } from './WebhookSheet.tsx'
import { outcomeText } from './job-words.ts'

const words = jobsText.webhooks
const STATES = namesOf(words.states)

/** Webhook events and their results. */
export function Webhooks() {
  const [provider, setProvider] = useSearchParam('provider')
  const [asked, setState] = useSearchParam('state')
  const [q, setQ] = useSearchParam('q', { replace: true })
  const [open, setOpen] = useSearchParam('event')
  const [before, setBefore] = useState(0)
  const state = STATES.find((known) => known === asked)
  const query = {
    ...(provider ? { provider } : {}),
    ...(state ? { state } : {}),
    ...(q ? { q } : {}),
    ...(before ? { before } : {}),
  }
  const list = useCall('GET /staff/webhooks', { query }, { keepPrevious: true })
  const filter = (set: (value: string) => void) => (value: string) => {
    setBefore(0)
    set(value)
  }
  return (
    <Stack>
      <Line>
        <SearchBox label={words.search} value={q} onChange={filter(setQ)} />
        <SelectField
          label={words.provider}
          labelHidden
          unmarked
          empty={words.anyProvider}
          options={(list.data?.providers ?? []).map((id) => ({ value: id, label: nameOf(id) }))}
          value={provider}
          onChange={filter(setProvider)}
        />
        <SelectField
          label={jobsText.state}
          labelHidden
          unmarked
          empty={words.anyState}
          options={STATES.map((id) => ({ value: id, label: words.states[id] }))}
          value={state ?? ''}
          onChange={filter(setState)}
        />
      </Line>
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={8} />}>
        {({ items, more }) => (
          <WebhookTable
            items={items}
            onOpen={(id) => setOpen(String(id))}
            onOlder={more ? () => setBefore(items.at(-1)?.id ?? 0) : null}
          />
        )}
      </Loaded>
      {open && <WebhookSheet id={open} onClose={() => setOpen('')} />}
    </Stack>
  )
}

function WebhookTable({
  items,
  onOpen,
  onOlder,
}: {
  items: readonly Webhook[]
  onOpen: (id: number) => void
  /** Null if there are no older ones. */
  onOlder: (() => void) | null
}) {
  if (items.length === 0) return <Note tone="info">{words.none}</Note>
  return (
    <Card flush>
      <Table
        caption={jobsText.tabs.webhooks}
        captionHidden
        rows={items}
        rowKey={({ id }) => String(id)}
        columns={columns(onOpen)}
        foot={
          onOlder && (
            <Button size="small" guardMs={0} onClick={onOlder}>
              {jobsText.older}
            </Button>
          )
        }
      />
    </Card>
  )
}

const nameOf = (provider: string): string => labelOf(financeText.providers, provider)

const columns = (onOpen: (id: number) => void): readonly Column<Webhook>[] => [
  {
    head: words.event,
    names: true,
    render: (entry) => (
      <TextButton onClick={() => onOpen(entry.id)}>
        <span className="code">{entry.event_id}</span>
      </TextButton>
    ),
  },
  { head: words.provider, render: (entry) => nameOf(entry.provider) },
  { head: words.received, render: (entry) => <DateTime at={entry.received_at} /> },
  {
    head: jobsText.state,
    render: (entry) => <StatusTag kind={webhookLook[entry.state]}>{words.states[entry.state]}</StatusTag>,
  },
  {
    head: words.outcome,
    render: (entry) =>
      entry.error === null ? (
        outcomeText(entry.outcome)
      ) : (
        <span className="wrap-anywhere text-bad">{entry.error}</span>
      ),
  },
]
