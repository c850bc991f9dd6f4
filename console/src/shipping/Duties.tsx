import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { call } from '@longhaul/browser/calls/client.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { dutiesText as words } from '@longhaul/text/console/shipping/duties.ts'
import { date, number } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { DutyForm } from './DutyForm.tsx'
import type { DutyMode } from './duty-values.ts'
import { type DutyRule, forWhich, howMuch, placeName, whichDays } from './duty-words.ts'
import { ExportCsv } from '../shared/csv/ExportCsv.tsx'

const VIEWS = ['current', 'unchecked', 'past', 'all'] as const
type View = (typeof VIEWS)[number]
const SHOWS: Record<View, (rule: DutyRule) => boolean> = {
  current: (rule) => rule.state !== 'past',
  unchecked: isUnchecked,
  past: (rule) => rule.state === 'past',
  all: () => true,
}
function isUnchecked(rule: DutyRule): boolean {
  return rule.basis === 'trade' && rule.state !== 'past'
}

/**
 * All dated rules about duty and tax, by destination: what is due, on which days, and whether the rule has
 * been checked.
 */
export function Duties({ onImport }: { onImport: () => void }) {
  const rules = useCall('GET /staff/import_rules')
  const [editing, edit] = useState<{ rule: DutyRule | null; mode: DutyMode } | null>(null)
  const [removing, setRemoving] = useState<DutyRule | null>(null)
  const whyNot = whyNotRole(useMe(), ['finance']) ?? undefined
  return (
    <Stack>
      <p className="muted max-w-form">{words.lead}</p>
      <Line>
        <Button type="primary" onClick={() => edit({ rule: null, mode: 'add' })} disabledReason={whyNot}>
          {words.add}
        </Button>
        <Button onClick={onImport} disabledReason={whyNot}>
          {words.importFile}
        </Button>
        <ExportCsv label={words.exportAll} ask={() => call('GET /staff/import_rules/export')} />
      </Line>
      <Loaded of={rules}>
        {(known) => (
          <>
            <RulesTable
              rules={known.rules}
              whyNot={whyNot}
              onEdit={(rule, mode) => edit({ rule, mode })}
              onRemove={setRemoving}
            />
            {editing && <DutyForm {...editing} currencies={known.currencies} onClose={() => edit(null)} />}
          </>
        )}
      </Loaded>
      {removing && <RemoveDialog rule={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  )
}

/** The rules of the chosen place and view, each with its actions. */
function RulesTable({
  rules,
  whyNot,
  onEdit,
  onRemove,
}: {
  rules: readonly DutyRule[]
  whyNot: string | undefined
  onEdit: (rule: DutyRule, mode: DutyMode) => void
  onRemove: (rule: DutyRule) => void
}) {
  const [place, setPlace] = useSearchParam('place', { replace: true })
  const [asked, setView] = useSearchParam('view', { replace: true })
  const view = VIEWS.find((known) => known === asked) ?? 'current'
  const shown = rules.filter((rule) => (!place || rule.place === place) && SHOWS[view](rule))
  const unchecked = rules.filter(isUnchecked).length
  const acts: Column<DutyRule> = {
    head: words.act,
    inCard: false,
    render: (rule) => <RuleActs rule={rule} whyNot={whyNot} onEdit={onEdit} onRemove={onRemove} />,
  }
  return (
    <>
      {unchecked > 0 && <Note tone="warn">{words.uncheckedCount(number(unchecked))}</Note>}
      <div className="flex flex-wrap items-end gap-3">
        <PlaceFilter rules={rules} value={place} onChange={setPlace} />
        <SelectField
          label={words.filterState}
          unmarked
          empty={null}
          options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={(value) => setView(value === 'current' ? '' : value)}
        />
        <p className="muted num" role="status">
          {words.shown(number(shown.length), number(rules.length))}
        </p>
      </div>
      <Card flush>
        {shown.length === 0 ? (
          <p className="p-4">{words.none}</p>
        ) : (
          <Table
            caption={words.title}
            captionHidden
            rows={shown}
            rowKey={(rule) => rule.id}
            columns={[...COLUMNS, acts]}
          />
        )}
      </Card>
    </>
  )
}

function PlaceFilter({
  rules,
  value,
  onChange,
}: {
  rules: readonly DutyRule[]
  value: string
  onChange: (place: string) => void
}) {
  const places = [...new Set(rules.map((rule) => rule.place))]
  return (
    <SelectField
      label={words.filterPlace}
      unmarked
      empty={words.anyPlace}
      options={places
        .map((place) => ({ value: place, label: placeName(place) }))
        .toSorted((a, b) => a.label.localeCompare(b.label))}
      value={value}
      onChange={onChange}
    />
  )
}

function RuleActs({
  rule,
  whyNot,
  onEdit,
  onRemove,
}: {
  rule: DutyRule
  whyNot: string | undefined
  onEdit: (rule: DutyRule, mode: DutyMode) => void
  onRemove: (rule: DutyRule) => void
}) {
  const common = { size: 'small', guardMs: 0, disabledReason: whyNot } as const
  return (
    <span className="flex flex-wrap gap-2">
      <Button {...common} onClick={() => onEdit(rule, 'follow')}>
        {words.follow}
      </Button>
      <Button {...common} onClick={() => onEdit(rule, 'correct')}>
        {words.correct}
      </Button>
      <Button {...common} type="redLine" onClick={() => onRemove(rule)}>
        {words.remove}
      </Button>
    </span>
  )
}

const COLUMNS: Column<DutyRule>[] = [
  {
    head: words.place,
    names: true,
    render: (rule) => (
      <>
        {placeName(rule.place)} <span className="code muted">{rule.place}</span>
      </>
    ),
  },
  {
    head: words.what,
    render: (rule) => (
      <div className="grid gap-1 md:min-w-[260px]">
        <b className="font-medium">
          {[words.kinds[rule.kind], howMuch(rule)].filter(Boolean).join(LANGUAGES[pageLang].colon)}
        </b>
        {forWhich(rule) && <span className="num">{forWhich(rule)}</span>}
        <span className="text-ink-2">{rule[`note_${pageLang}`]}</span>
      </div>
    ),
  },
  {
    head: words.when,
    render: (rule) => (
      <div className="grid justify-items-start gap-1 md:min-w-[140px]">
        <Tag tone={rule.state === 'in_force' ? 'ok' : rule.state === 'scheduled' ? 'info' : undefined}>
          {words.states[rule.state]}
        </Tag>
        <span className="num">{whichDays(rule)}</span>
      </div>
    ),
  },
  {
    head: words.basis,
    render: (rule) => (
      <div className="grid max-w-[240px] justify-items-start gap-1 text-sm wrap-anywhere md:min-w-[140px]">
        {rule.basis === 'trade' && <Tag tone="warn">{words.bases.trade}</Tag>}
        <span>{rule.source}</span>
        {rule.changed_at && rule.staff_name && (
          <span className="muted">{words.changedBy(rule.staff_name, date(rule.changed_at))}</span>
        )}
      </div>
    ),
  },
]

function RemoveDialog({ rule, onClose }: { rule: DutyRule; onClose: () => void }) {
  const remove = useSend('POST /staff/import_rules/{id}/remove', {
    onDone: () => toast.success(words.removed),
  })
  return (
    <ReasonDialog
      title={words.removeTitle}
      confirmText={words.remove}
      hint={words.reasonHint}
      onSend={(reason) => remove.mutateAsync({ params: { id: rule.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>
        {placeName(rule.place)}, {words.kinds[rule.kind]}, {whichDays(rule)}
      </p>
      <p className="muted">{words.removeText}</p>
    </ReasonDialog>
  )
}
