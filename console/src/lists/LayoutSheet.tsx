import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { DENSITIES, type Density } from '@longhaul/domain/lists/views.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { shownColumns } from './columns.tsx'
import type { Kept } from './stored.ts'

const words = listsText.layout

/** Chooses a member's columns, their order and the density; saved for that member on all machines. */
export function LayoutSheet({
  list,
  layout,
  onClose,
}: {
  list: ListId
  layout: Kept['layout']
  onClose: () => void
}) {
  const usual = shownColumns(list, null)
  const [shown, setShown] = useState(() => shownColumns(list, layout.columns))
  const [density, setDensity] = useState<Density>(layout.density)
  const save = useSend('PUT /staff/list_layouts/{list}', {
    quiet: true,
    onDone: onClose,
  })
  const columns = shown.join() === usual.join() ? null : [...shown]
  const body = { columns, density, default_view: layout.default_view }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button
            type="primary"
            busy={save.isPending && words.saving}
            onClick={() => save.mutate({ params: { list }, body })}
          >
            {words.save}
          </Button>
          <Button guardMs={0} onClick={() => setShown(usual)}>
            {words.reset}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={words.density}
        unmarked
        look="row"
        choices={DENSITIES.map((value) => ({ value, label: words.densities[value] }))}
        value={density}
        onChange={(next) => setDensity(DENSITIES.find((known) => known === next) ?? density)}
      />
      <ColumnChoice list={list} shown={shown} onChange={setShown} />
      <Failure of={save.error} />
    </Sheet>
  )
}

/**
 * All columns of a list, the visible ones first and in order. The first column names the row and cannot be
 * removed.
 */
function ColumnChoice({
  list,
  shown,
  onChange,
}: {
  list: ListId
  shown: readonly string[]
  onChange: (shown: string[]) => void
}) {
  const all = Object.keys(listShape(list).columns)
  const rows = [...shown, ...all.filter((name) => !shown.includes(name))]
  const without = (name: string) => shown.filter((other) => other !== name)
  const move = (name: string, by: number) =>
    onChange(without(name).toSpliced(shown.indexOf(name) + by, 0, name))
  return (
    <fieldset>
      <legend>{words.shown}</legend>
      <ol>
        {rows.map((name) => {
          const label = listsText.columnOf(list, name)
          const isFirst = name === all[0]
          return (
            <li key={name} className="flex min-h-12 items-center justify-between border-b">
              <CheckboxField
                label={label}
                hint={isFirst && words.first}
                disabled={isFirst}
                value={shown.includes(name)}
                onChange={(on) => onChange(on ? [...shown, name] : without(name))}
              />
              {shown.includes(name) && (
                <Line as="span">
                  <IconButton
                    label={words.up(label)}
                    icon={<ArrowUp />}
                    disabled={name === shown[0]}
                    onClick={() => move(name, -1)}
                  />
                  <IconButton
                    label={words.down(label)}
                    icon={<ArrowDown />}
                    disabled={name === shown.at(-1)}
                    onClick={() => move(name, 1)}
                  />
                </Line>
              )}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
