import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Package from 'lucide-react/icons/package'
import { LatinNames } from '../shared/LatinNames.tsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { KeyHint } from '../shared/Key.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { problemName } from '../shared/problem-name.ts'
import { useStationKeys } from '../shared/station/keys.ts'

type Content = Parcel['contents'][number]

const LEAD =
  'grid grid-cols-[168px_minmax(0,1fr)] gap-5 border-line bg-primary-tint p-4 shadow-[inset_3px_0_0_var(--primary)] not-first:border-t max-desk:grid-cols-[140px_minmax(0,1fr)] max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-3'

/** The next piece to fetch and scan, shown large: its picture, its shelf and its label. */
export function NextPiece({
  number,
  content,
  picking,
  onByHand,
  onMissing,
}: {
  number: number
  content: Content
  picking: boolean
  onByHand: () => void
  /** Called if the piece is not on its shelf. */
  onMissing: () => void
}) {
  const isLabelled = content.labelled_pieces > 0
  useStationKeys({ F4: onMissing })
  return (
    <li className={LEAD} aria-current="step">
      <div className="relative aspect-square self-start overflow-hidden rounded-control bg-photo">
        {content.image ? (
          <img className="size-full object-cover" src={content.image} alt="" />
        ) : (
          <span className="grid size-full place-items-center text-ink-3">
            <Package />
          </span>
        )}
        {content.weight_grams !== null && (
          <span className="absolute end-1.5 top-1.5 rounded-[3px] bg-(--readout-glass) px-1.5 font-mono text-sm text-(--readout)">
            {weight(content.weight_grams)}
          </span>
        )}
      </div>
      <div className="grid content-start gap-2">
        <p className="font-semibold text-primary">{packingText.nextPiece(number)}</p>
        <p className="text-lg leading-[1.35] font-semibold" lang="zh-Hans">
          {content.title}
        </p>
        <LatinNames of={content} />
        <p className="text-ink-2">
          {consoleWords.quantity(content.quantity)}
          {content.checked_pieces > 0 &&
            ` · ${packingText.piecesIn(content.checked_pieces, content.quantity)}`}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          <Place name={packingText.walk.shelf} value={content.shelf || '—'} />
          <Place
            name={isLabelled ? packingText.label : consoleWords.trackingNumber}
            value={isLabelled ? content.goods_number : content.tracking_number}
          />
        </dl>
        {content.flaw && <Flaw of={content.flaw} />}
        <p className="flex flex-wrap gap-2">
          <Button size="small" guardMs={0} onClick={onMissing}>
            {packingText.missingPiece.open} <KeyHint>F4</KeyHint>
          </Button>
          {picking && (
            <Button size="small" guardMs={0} onClick={onByHand}>
              {packingText.byHand}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

/** A flaw already found at inspection, so that packing does not stop because of it. */
const Flaw = ({ of: { problem, note } }: { of: NonNullable<Content['flaw']> }) => (
  <p className="flex items-baseline gap-2 font-medium text-warn">
    <TriangleAlert className="size-4.5 flex-none self-center" />
    {packingText.flaw(problemName(problem), note)}
  </p>
)

function Place({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="code text-lg wrap-anywhere">{value}</dd>
    </div>
  )
}
