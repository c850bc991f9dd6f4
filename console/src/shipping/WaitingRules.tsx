import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { date, dateTime, number } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { placeNames } from '../shared/DutyAlarmNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { RulesEffects } from './RulesEffects.tsx'

type Detail = Reply<'GET /staff/rules_releases/{id}'>
type Change = Detail['changes'][number]
type Changed = Detail['tables'][number]

/** A release that waits: what it changes, and the decision about it. */
export function WaitingRules({ release, whyNot }: { release: Release; whyNot: string | undefined }) {
  const detail = useCall('GET /staff/rules_releases/{id}', { params: { id: release.id } })
  const [asking, ask] = useState<'apply' | 'hold' | null>(null)
  const { version, state, arrived_at, applies_at, source } = release
  const isStaged = state === 'staged'
  return (
    <Card
      title={words.waiting(version)}
      aside={
        <span className="flex gap-1">
          {release.urgent && <Tag tone="bad">{words.urgent}</Tag>}
          {isStaged ? <Tag tone="info">{words.staged}</Tag> : <Tag tone="warn">{words.held}</Tag>}
        </span>
      }
      footer={
        <Line>
          <Button type="primary" onClick={() => ask('apply')} disabledReason={whyNot}>
            {words.apply}
          </Button>
          {isStaged && (
            <Button onClick={() => ask('hold')} disabledReason={whyNot}>
              {words.hold}
            </Button>
          )}
        </Line>
      }
    >
      <Stack tight>
        <p className="muted">
          {[
            words.arrived(dateTime(arrived_at)),
            words.sources[source],
            ...(isStaged ? [words.appliesOn(dateTime(applies_at))] : []),
          ].join(' · ')}
        </p>
        <h3>{words.changes}</h3>
        <Loaded of={detail}>
          {({ changes, tables }) =>
            changes.length === 0 && tables.length === 0 ? (
              <p>{words.noChanges}</p>
            ) : (
              <ul className="grid gap-3">
                {tables.map((table) => (
                  <TableChange key={table.name} table={table} />
                ))}
                {changes.map((change) => (
                  <PlaceChange key={change.places[0]?.place ?? ''} change={change} tables={tables} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <h3>{words.effects}</h3>
        <RulesEffects id={release.id} />
        <p className="muted text-sm">{words.effectsNote}</p>
      </Stack>
      {asking && <Decide release={release} what={asking} onClose={() => ask(null)} />}
    </Card>
  )
}

/** A table of rates has thousands of lines: what changes is told by its number, with a few of them. */
function TableChange({ table }: { table: Changed }) {
  const { title, change, before, after, examples } = table
  const counts = (['changed', 'added', 'removed'] as const).filter((kind) => table[kind] > 0)
  return (
    <li className="grid gap-1">
      <p>
        <b className="font-medium">{title}</b> {change === 'added' && <Tag tone="ok">{words.tableAdded}</Tag>}
        {change === 'removed' && <Tag tone="bad">{words.tableRemoved}</Tag>}
      </p>
      <p className="muted text-sm">
        {[
          ...(before && after && before !== after ? [words.tableDays(date(before), date(after))] : []),
          ...counts.map((kind) => named(words.tableCodes[kind], number(table[kind]))),
        ].join(' · ')}
      </p>
      {examples.length > 0 && change === 'changed' && (
        <p className="text-sm wrap-anywhere">
          <span className="muted">{named(words.forExample, '')}</span>
          {examples.map((example, index) => (
            <span key={example.code}>
              {index > 0 && ' · '}
              <span className="code">{example.code}</span>{' '}
              {example.before && <s className="text-ink-2">{example.before}</s>}
              {example.before && example.after && ' → '}
              {example.after}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

function PlaceChange({
  change: { places, change, rows, checked_again, tables: used },
  tables,
}: {
  change: Change
  tables: readonly Changed[]
}) {
  const titles = tables.filter(({ name }) => used.includes(name)).map(({ title }) => title)
  return (
    <li className="grid gap-1">
      <p>
        <b className="font-medium">{placeNames(places)}</b>{' '}
        {change === 'added' && <Tag tone="ok">{words.placeAdded}</Tag>}
        {change === 'removed' && <Tag tone="bad">{words.placeRemoved}</Tag>}
      </p>
      {rows.map((row, index) => (
        <p key={index} className="text-sm wrap-anywhere">
          {row.name}{' '}
          <span className="muted">
            {row.change === 'changed'
              ? named(words.facets[row.facet], '')
              : named(row.change === 'added' ? words.rowAdded : words.rowRemoved, '')}
          </span>
          {row.before && <s className="text-ink-2">{row.before}</s>}
          {row.before && row.after && ' → '}
          {row.after}
        </p>
      ))}
      {titles.length > 0 && <p className="text-sm">{words.byTables(titles.join(', '))}</p>}
      {checked_again > 0 && <p className="muted text-sm">{words.checkedAgain(checked_again)}</p>}
    </li>
  )
}

function Decide({
  release: { id, version },
  what,
  onClose,
}: {
  release: Release
  what: 'apply' | 'hold'
  onClose: () => void
}) {
  const apply = useSend('POST /staff/rules_releases/{id}/apply', {
    onDone: () => toast.success(words.applied),
  })
  const hold = useSend('POST /staff/rules_releases/{id}/hold', {
    onDone: () => toast.success(words.heldDone),
  })
  const isApply = what === 'apply'
  return (
    <ReasonDialog
      title={(isApply ? words.applyTitle : words.holdTitle)(version)}
      confirmText={isApply ? words.apply : words.hold}
      onSend={(reason) => (isApply ? apply : hold).mutateAsync({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{isApply ? words.applyText : words.holdText}</p>
    </ReasonDialog>
  )
}

export type Release = Reply<'GET /staff/rules_releases'>['releases'][number]
