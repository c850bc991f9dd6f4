import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { type Act, whoDid } from './act.ts'
import { ActSheet } from './ActSheet.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { NONE, readFilters } from './filters.ts'

const words = auditText

/** The actions of staff, newest first; the CSV file contains exactly the filtered entries. */
export default function AuditScreen() {
  const [params, change] = useSearchChange()
  const filter = readFilters(params)
  const [open, setOpen] = useState<Act | null>(null)
  const [saving, setSaving] = useState(false)
  const list = usePages('GET /staff/audit', filter)

  async function save() {
    setSaving(true)
    await saveDocument(`/staff/audit.csv?${new URLSearchParams(filter).toString()}`, 'audit.csv')
    setSaving(false)
  }

  return (
    <Page
      title={shellText.sections.audit}
      lead={words.lead}
      actions={
        <Button icon={<Download />} busy={saving && words.csvBusy} onClick={() => void save()}>
          {words.csv}
        </Button>
      }
    >
      <AuditFilters />
      <PagedTable
        of={list}
        card
        caption={words.list}
        oneLine
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        none={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        skeletonRows={10}
      />
      <ActSheet
        act={open}
        onClose={() => setOpen(null)}
        onOnly={(subject) => {
          setOpen(null)
          change({ ...NONE, ...subject })
        }}
      />
    </Page>
  )
}

/**
 * A UUID is shortened to its beginning, which is enough to distinguish it; its title and the sheet show all
 * of it.
 */
const isUuid = (id: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id)

const columnsOf = (onOpen: (act: Act) => void): Column<Act>[] => [
  { head: words.when, render: ({ at }) => <DateTime at={at} /> },
  { head: words.who, render: whoDid },
  {
    head: words.what,
    names: true,
    render: (act) => <TextButton onClick={() => onOpen(act)}>{act.action_words}</TextButton>,
  },
  {
    head: words.subject,
    render: ({ subject_words, subject_number, subject_id }) => (
      <>
        {subject_words}{' '}
        {subject_number ? (
          <span className="code">{subject_number}</span>
        ) : (
          <span className="code text-xs text-ink-2" title={subject_id}>
            {isUuid(subject_id) ? `${subject_id.slice(0, 8)}…` : subject_id}
          </span>
        )}
      </>
    ),
  },
  { head: words.reason, render: ({ reason }) => reason || <span className="muted">{words.nothing}</span> },
  {
    head: words.address,
    render: ({ address }) => <span className="code whitespace-nowrap">{address || words.nothing}</span>,
  },
]
