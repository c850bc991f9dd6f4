import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { size } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { CartonsSheet } from './CartonsSheet.tsx'
import { sidesOf } from './isometric.ts'
import { PackedBox } from './PackedBox.tsx'
import type { Parcel } from '../shared/parcel.ts'

const words = packingText.plan

type Plan = Reply<'GET /staff/parcels/{id}/packing_plan'>
type PlannedCarton = Plan['cartons'][number]

/** Which carton takes it all, and how it would stand in there: a proposal, with every other carton to try. */
export function PlanCard({
  parcel,
  carton,
  onCarton,
}: {
  parcel: Parcel
  /** The chosen code; null while the suggestion stands, empty for a box of its own. */
  carton: string | null
  onCarton: (code: string) => void
}) {
  const [managing, manage] = useState(false)
  const plan = useCall(
    'GET /staff/parcels/{id}/packing_plan',
    { params: { id: parcel.id }, query: carton ? { carton } : {} },
    { keepPrevious: true },
  )
  return (
    <Card
      title={words.title}
      aside={
        <Button size="small" guardMs={0} onClick={() => manage(true)}>
          {words.cartons}
        </Button>
      }
    >
      <Loaded of={plan} skeleton={<Skeleton kind="card" />}>
        {(entry) => <Drawing plan={entry} parcel={parcel} carton={carton} onCarton={onCarton} />}
      </Loaded>
      {managing && <CartonsSheet onClose={() => manage(false)} />}
    </Card>
  )
}

function Drawing({
  plan,
  parcel,
  carton,
  onCarton,
}: {
  plan: Plan
  parcel: Parcel
  carton: string | null
  onCarton: (code: string) => void
}) {
  const titles = new Map(parcel.contents.map((content) => [content.stock_item_id, content.title]))
  const shown = carton === '' ? null : plan.carton
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,280px)] items-start gap-5 max-[900px]:grid-cols-1">
      <Stack tight>
        <SelectField
          label={words.carton}
          unmarked
          empty={words.own}
          options={plan.cartons.map((entry) => ({
            value: entry.code,
            label: labelOf(entry, plan.suggested),
          }))}
          value={carton ?? plan.suggested ?? ''}
          onChange={onCarton}
        />
        {shown ? (
          <>
            <ol className="list-decimal ps-5">
              {plan.placed.map((entry) => (
                <li key={entry.stock_item_id} lang="zh-Hans">
                  {titles.get(entry.stock_item_id)}
                </li>
              ))}
            </ol>
            {plan.left.length > 0 ? (
              <Note tone="warn" title={words.left(listed(plan.left.map((id) => titles.get(id) ?? '')))} />
            ) : (
              plan.fill_percent !== null && <p className="muted">{words.fill(plan.fill_percent)}</p>
            )}
          </>
        ) : (
          <p className="muted">{parcel.contents.length > 1 ? words.noneTakes : words.none}</p>
        )}
      </Stack>
      {shown && plan.placed.length > 0 && (
        <PackedBox
          sizeMm={sidesOf(shown.size_mm)}
          blocks={plan.placed.map((entry, index) => ({
            number: index + 1,
            at: sidesOf(entry.at_mm),
            size: sidesOf(entry.size_mm),
          }))}
        />
      )}
    </div>
  )
}

function labelOf(carton: PlannedCarton, suggested: string | null): string {
  const sides = size(...sidesOf(carton.size_mm))
  if (carton.code === suggested) return words.suggested(carton.code, sides)
  return carton.takes_all ? words.fits(carton.code, sides) : words.tooSmall(carton.code, sides)
}
