import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { size } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useRef, useState } from 'react'
import { KeyHint } from '../shared/Key.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useStationKeys } from '../shared/station/keys.ts'
import { CartonsSheet } from './CartonsSheet.tsx'
import { sidesOf } from './isometric.ts'
import { PackedBox } from './PackedBox.tsx'
import type { Parcel } from '../shared/parcel.ts'

const words = packingText.plan

type Plan = Reply<'GET /staff/parcels/{id}/packing_plan'>
type PlannedCarton = Plan['cartons'][number]

/** Suggests a carton that fits everything and how to arrange it; every other carton can be tried. */
export function PlanCard({
  parcel,
  contents,
  carton,
  onCarton,
}: {
  parcel: Parcel
  /** In the order of the list; the drawing shows the list's numbers. */
  contents: Parcel['contents']
  /** The code of the chosen carton; null to use the suggestion, empty for a non-stock box. */
  carton: string | null
  onCarton: (code: string) => void
}) {
  const [managing, manage] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useStationKeys({ F3: () => field.current?.querySelector('select')?.focus() })
  const plan = useCall(
    'GET /staff/parcels/{id}/packing_plan',
    { params: { id: parcel.id }, query: carton ? { carton } : {} },
    { keepPrevious: true },
  )
  return (
    <section className="grid gap-3" aria-labelledby="carton-plan">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="carton-plan">
          {words.title} <KeyHint>F3</KeyHint>
        </h3>
        <Button size="small" guardMs={0} onClick={() => manage(true)}>
          {words.cartons}
        </Button>
      </div>
      <div ref={field}>
        <Loaded of={plan} skeleton={<Skeleton kind="card" />}>
          {(entry) => <Drawing plan={entry} contents={contents} carton={carton} onCarton={onCarton} />}
        </Loaded>
      </div>
      {managing && <CartonsSheet onClose={() => manage(false)} />}
    </section>
  )
}

function Drawing({
  plan,
  contents,
  carton,
  onCarton,
}: {
  plan: Plan
  contents: Parcel['contents']
  carton: string | null
  onCarton: (code: string) => void
}) {
  const titles = new Map(contents.map((content) => [content.stock_item_id, content.title]))
  const numberOf = (id: string) => contents.findIndex((content) => content.stock_item_id === id) + 1
  const shown = carton === '' ? null : plan.carton
  return (
    <Stack tight>
      <SelectField
        label={words.carton}
        labelHidden
        unmarked
        empty={words.own}
        options={plan.cartons.map((entry) => ({
          value: entry.code,
          label: labelOf(entry, plan.suggested),
        }))}
        value={carton ?? plan.suggested ?? ''}
        onChange={onCarton}
      />
      {shown && plan.placed.length > 0 && (
        <PackedBox
          sizeMm={sidesOf(shown.size_mm)}
          blocks={plan.placed.map((entry) => ({
            number: numberOf(entry.stock_item_id),
            at: sidesOf(entry.at_mm),
            size: sidesOf(entry.size_mm),
          }))}
        />
      )}
      {!shown ? (
        <p className="muted">{contents.length > 1 ? words.noneTakes : words.none}</p>
      ) : plan.left.length > 0 ? (
        <Note tone="warn" title={words.left(listed(plan.left.map((id) => titles.get(id) ?? '')))} />
      ) : (
        plan.fill_percent !== null && <p className="muted text-sm">{words.fill(plan.fill_percent)}</p>
      )}
    </Stack>
  )
}

function labelOf(carton: PlannedCarton, suggested: string | null): string {
  const sides = size(...sidesOf(carton.size_mm))
  if (carton.code === suggested) return words.suggested(carton.code, sides)
  return carton.takes_all ? words.fits(carton.code, sides) : words.tooSmall(carton.code, sides)
}
