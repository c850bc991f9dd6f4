import { HoldNote } from '../shared/HoldNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { PackingVideoCard } from '../shared/PackingVideoCard.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { CancelPackage } from './CancelPackage.tsx'
import { packingOrder } from './packing-order.ts'
import { PackForm } from './PackForm.tsx'
import { PackingHead } from './PackingHead.tsx'
import { PickList } from './PickList.tsx'
import { PlanCard } from './PlanCard.tsx'
import { usePackingDraft } from './use-packing-draft.ts'
import { Rearrange, StartPacking } from './StartPacking.tsx'

/**
 * The pick list on the left, the box with its scale on the right; each scrolls independently. In a narrow
 * window the box is below.
 */
const BENCH =
  'min-h-0 max-xl:overflow-y-auto xl:grid xl:grid-cols-[minmax(0,1fr)_344px] max-md:overflow-visible'
const SIDE = 'min-w-0 xl:overflow-y-auto'

/** A package being picked and packed. */
export function BoxBench({
  parcel,
  onGone,
  onOpen,
}: {
  parcel: Parcel
  onGone: () => void
  onOpen?: (number: string) => boolean
}) {
  const [{ carton }, change] = usePackingDraft(parcel)
  const setCarton = (code: string) => change((draft) => ({ ...draft, carton: code }))
  const contents = packingOrder(parcel.contents)
  return (
    <article className={BENCH} aria-label={parcel.number}>
      <div className={`${SIDE} grid content-start gap-3 px-6 py-4 max-desk:px-4`}>
        <AssignBar kind="parcel" id={parcel.id} />
        <HoldNote kind="parcel" id={parcel.id} />
        <PackingHead parcel={parcel} />
        {parcel.stage === 'to_pick' && <StartPacking parcel={parcel} onGone={onGone} />}
        <PickList parcel={parcel} contents={contents} {...(onOpen ? { onOpen } : {})} />
        {parcel.stage === 'packing' && (
          <Line as="p">
            <Rearrange parcel={parcel} />
            <CancelPackage parcel={parcel} onGone={onGone} />
          </Line>
        )}
      </div>
      <div
        className={`${SIDE} border-line bg-surface max-xl:border-t xl:grid xl:grid-rows-[auto_1fr] xl:border-s`}
      >
        <div className="grid gap-4 px-5 pt-4 max-desk:px-4">
          <PlanCard parcel={parcel} contents={contents} carton={carton} onCarton={setCarton} />
          <PackingVideoCard parcel={parcel} />
        </div>
        {parcel.stage === 'packing' && <PackForm parcel={parcel} carton={carton} />}
      </div>
    </article>
  )
}
