import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { type LeadStage, nextLeadStages } from '@longhaul/domain/leads/stages.ts'
import { leadsText } from '@longhaul/text/console/leads/leads.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Lead } from './lead.ts'
import { History, NoteForm } from './History.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { NoteArea } from '../shared/work/NoteArea.tsx'

const words = leadsText

/** One enquiry: the message, its assignee, its history and the next steps. */
export function LeadPanel({ id }: { id: string }) {
  const lead = useCall('GET /staff/leads/{id}', { params: { id } }, { enabled: id !== '' })
  return (
    <Loaded of={lead} skeleton={<Skeleton count={8} />}>
      {(entry) => <Detail lead={entry} />}
    </Loaded>
  )
}

function Detail({ lead }: { lead: Lead }) {
  const [moving, setMoving] = useState<LeadStage | null>(null)
  return (
    <QueuePanel
      label={lead.company || lead.name}
      actions={nextLeadStages(lead.stage).map((stage) => (
        <Button key={stage} type={LOOKS[stage]} guardMs={0} onClick={() => setMoving(stage)}>
          {lead.stage !== 'new' && stage === 'contacted' ? words.again : words.moveTitle[stage]}
        </Button>
      ))}
    >
      <Line>
        <h2>{lead.company || lead.name}</h2>
        <StatusTag kind={KIND[lead.stage]}>{words.stages[lead.stage]}</StatusTag>
        <AuditLink kind="lead" id={lead.id} />
      </Line>
      <SideBySide>
        <Card title={lead.company ? lead.name : words.contact}>
          <Facts facts={factsOf(lead)} />
        </Card>
        <Stack>
          <Card title={words.message}>
            {lead.message ? (
              <p className="wrap-anywhere whitespace-pre-wrap" lang={LANGUAGES[lead.lang].html}>
                {lead.message}
              </p>
            ) : (
              <p className="muted">{words.noMessage}</p>
            )}
          </Card>
          <Assignee lead={lead} />
        </Stack>
      </SideBySide>
      <Card title={words.history}>
        <History events={lead.events} />
        <NoteForm id={lead.id} />
      </Card>

      {moving && <MoveDialog lead={lead} stage={moving} onClose={() => setMoving(null)} />}
    </QueuePanel>
  )
}

const KIND = { new: 'attention', contacted: 'working', won: 'done', lost: 'closed' } as const
const LOOKS = { new: 'assistWhite', contacted: 'primary', won: 'assistWhite', lost: 'redLine' } as const

const factsOf = (lead: Lead) => [
  lead.company !== '' && { name: words.company, value: lead.company },
  {
    name: words.email,
    value: (
      <>
        <a className="inline-block py-1" href={`mailto:${lead.email}`}>
          {lead.email}
        </a>{' '}
        <CopyButton text={lead.email} what={words.email} />
      </>
    ),
  },
  lead.phone !== '' && { name: words.phone, value: lead.phone },
  { name: words.volume, value: words.volumes[lead.monthly_volume] ?? lead.monthly_volume },
  { name: words.reads, value: languageNames[lead.lang] },
  { name: words.came, value: <DateTime at={lead.created_at} /> },
  { name: words.consent, value: <DateTime at={lead.consent_at} /> },
  { name: words.forgotten, value: <DateTime at={lead.forgotten_on} only="date" /> },
]

/** The assignee: a colleague or the user. */
function Assignee({ lead }: { lead: Lead }) {
  const me = useMe()
  const assign = useSend('POST /staff/leads/{id}/assign')
  const give = (staffId: string | null) =>
    assign.mutate({ params: { id: lead.id }, body: { staff_id: staffId, version: lead.version } })
  return (
    <Card title={words.assignee}>
      <Stack tight>
        <SelectField
          label={words.assignee}
          labelHidden
          unmarked
          empty={words.nobody}
          options={lead.staff.map((entry) => ({ value: entry.id, label: entry.name }))}
          value={lead.assignee_id ?? ''}
          disabled={assign.isPending}
          onChange={(id) => give(id || null)}
        />
        {me && lead.assignee_id !== me.id && (
          <div className="flex">
            <Button size="small" busy={assign.isPending && words.busy} onClick={() => give(me.id)}>
              {words.take}
            </Button>
          </div>
        )}
        <Failure of={assign.error} />
      </Stack>
    </Card>
  )
}

/** Moves an enquiry to another stage, with a note for colleagues. */
function MoveDialog({ lead, stage, onClose }: { lead: Lead; stage: LeadStage; onClose: () => void }) {
  const [note, setNote] = useState('')
  const move = useSend('POST /staff/leads/{id}/stage')
  return (
    <Dialog
      open
      title={words.moveTitle[stage]}
      confirmText={words.moveTitle[stage]}
      busyText={words.busy}
      onConfirm={() =>
        move
          .mutateAsync({ params: { id: lead.id }, body: { stage, version: lead.version, note: note.trim() } })
          .then(() => true)
      }
      onClose={onClose}
    >
      <NoteArea
        about="lead"
        label={words.why}
        unmarked
        hint={words.whyHint}
        max={500}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  )
}
