import { weight } from '@longhaul/text/format.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { KeyHint } from '../../Key.tsx'
import { giveCommand } from '../commands.ts'
import { useScaleNow } from './use-scale.ts'

const words = devicesText.scale

/**
 * The reading of the station's scale, in green digits, and the button that takes it; renders nothing without
 * a scale.
 */
export function ScaleReadOut() {
  const scale = useScaleNow()
  if (scale.is !== 'on') return null
  const { shown } = scale
  const digits = shown?.kind === 'weight' ? weight(shown.grams) : '– – –'
  return (
    <div className="grid justify-items-end gap-2">
      <p className="flex w-full items-baseline justify-between gap-3 rounded-control bg-(--readout-glass) px-4 py-2 font-mono text-(--readout)">
        <span className="sr-only">{words.readOut} </span>
        <span className="text-[2.25rem] leading-tight">{digits}</span>
        {shown?.kind === 'weight' && shown.isStable && <span className="text-sm">{words.stable}</span>}
      </p>
      <Button size="small" guardMs={0} onClick={() => giveCommand('WEIGH')}>
        {words.take} <KeyHint>F7</KeyHint>
      </Button>
    </div>
  )
}
