import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Check from 'lucide-react/icons/check'
import PackageX from 'lucide-react/icons/package-x'
import { Line } from '../shared/layout/Line.tsx'
import type { Full } from './use-full.ts'

/** Says that a shelf is full. */
export const FullButton = ({ shelf, full }: { shelf: string; full: Full }) => (
  <Button
    guardMs={0}
    icon={<PackageX />}
    busy={full.isPending && words.full.saying}
    onClick={() => full.say(shelf)}
  >
    {words.full.say(shelf)}
  </Button>
)

/** The shelf that was just called full, until the next scan, and how to take that back. */
export const FullNote = ({ full }: { full: Full }) =>
  full.said !== '' && (
    <Line role="status">
      <Check className="size-4.5 text-ok" aria-hidden />
      <span>{words.full.said(full.said)}</span>
      <Button
        size="small"
        guardMs={0}
        aria-label={stationText.undoOf(words.full.say(full.said))}
        onClick={full.takeBack}
      >
        {stationText.undo}
      </Button>
    </Line>
  )

/** The last thing was put on another shelf than the proposed one, maybe because that is full. */
export function FullQuestion({ proposed, full }: { proposed: string; full: Full }) {
  return (
    <section className="grid justify-items-start gap-3" aria-label={words.full.ask(proposed)}>
      <div>
        <p className="text-md font-semibold">{words.full.ask(proposed)}</p>
        <p className="text-sm text-ink-2">{words.full.hint}</p>
      </div>
      <FullButton shelf={proposed} full={full} />
    </section>
  )
}
