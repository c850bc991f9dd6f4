import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Facts } from '../shared/Facts.tsx'
import { deviceName } from '../shared/device-name.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { type Act, whoDid } from './act.ts'
import type { Filters } from './filters.ts'
import { to } from '../links.ts'

const words = auditText

/** One entry: who, when, from where, why, and each field before and after. */
export function ActSheet({
  act,
  onClose,
  onOnly,
}: {
  act: Act | null
  onClose: () => void
  onOnly: (subject: Filters) => void
}) {
  return (
    <Sheet open={act !== null} title={act?.action_words ?? ''} onClose={onClose}>
      {act && <Detail act={act} onOnly={onOnly} />}
    </Sheet>
  )
}

function Detail({ act, onOnly }: { act: Act; onOnly: (subject: Filters) => void }) {
  const changes = changesOf(act.before, act.after)
  const page = pageOf(act.subject_kind, act.subject_id)
  const { subject_kind, subject_id } = act
  return (
    <Stack>
      <Facts
        facts={[
          { name: words.when, value: <DateTime at={act.at} /> },
          { name: words.who, value: [whoDid(act), act.person?.email].filter(Boolean).join(', ') },
          {
            name: words.subject,
            value: (
              <>
                {act.subject_words}{' '}
                {act.subject_number && <span className="code">{act.subject_number} </span>}
                {subject_id && (
                  <span className="code">
                    {subject_id} <CopyButton text={subject_id} what={words.subject} />
                  </span>
                )}
              </>
            ),
          },
          act.reason !== '' && { name: words.reason, value: act.reason },
          act.address !== '' && { name: words.address, value: <span className="code">{act.address}</span> },
          (act.browser ?? act.system) !== null && { name: words.device, value: deviceName(act) },
          { name: words.request, value: <span className="code">{act.request_id}</span> },
        ]}
      />
      <h3>{words.changes}</h3>
      {changes.length === 0 ? (
        <p className="muted">{words.unchanged}</p>
      ) : (
        <Table
          caption={words.changes}
          captionHidden
          columns={[
            {
              head: words.field,
              names: true,
              render: ({ field }) => <span className="code">{field}</span>,
            },
            { head: words.before, render: ({ before }) => <Value text={before} /> },
            { head: words.after, render: ({ after }) => <Value text={after} /> },
          ]}
          rows={changes}
          rowKey={({ field }) => field}
        />
      )}
      <Line as="p">
        {page && <Link to={page}>{words.open}</Link>}
        {subject_id && (
          <Button guardMs={0} onClick={() => onOnly({ subject_kind, subject_id })}>
            {words.only}
          </Button>
        )}
      </Line>
    </Stack>
  )
}

/** A value before or after, with its line breaks. */
const Value = ({ text }: { text: string | null }) => (
  <span className="wrap-anywhere whitespace-pre-wrap">{text ?? words.nothing}</span>
)

type Change = { field: string; before: string | null; after: string | null }

/**
 * Each field before and after. A single value becomes a field named "value"; unchanged fields are left out.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = asFields(before)
  const is = asFields(after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const change = { field, before: asText(was[field]), after: asText(is[field]) }
    return change.before === change.after ? [] : [change]
  })
}

const asFields = (value: unknown): Record<string, unknown> =>
  value === null || value === undefined
    ? {}
    : typeof value === 'object' && !Array.isArray(value)
      ? { ...value }
      : { value }

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  shopper: (id) => to.shopper(id),
  order: (id) => to.order(id),
  parcel: (id) => to.package(id),
  stock_item: (id) => to.stockItem(id),
  transfer_load: (id) => to.transfers(id),
  adjustment: () => to.approvals(),
  staff: (id) => to.staff(id),
  withdrawal: () => to.withdrawals(),
  remittance: () => to.remittances(),
  recharge: () => to.recharges(),
  refund_case: () => to.refunds(),
  conversation: (id) => to.conversations(id),
  lead: (id) => to.leads(id),
  article: (id) => to.article(Number(id)),
  mail: () => to.mails(),
  setting: () => to.configuration(),
  exchange_rate: () => to.exchangeRates(),
  proposal: (id) => to.proposal(id),
  policy: (id) => to.policy(id),
  import_rule: () => to.shipping('own_duties'),
  rules_release: () => to.shipping('duties'),
}

/** The console page of an entry's subject, if there is one. */
const pageOf = (kind: string, id: string): string | undefined => PAGES[kind]?.(id)
