import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { KeyHint } from '../shared/Key.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { useStationKeys } from '../shared/station/keys.ts'
import { courierName } from './courier-name.ts'
import type { ScanResult } from './scan-result.ts'

/**
 * The result of the last scan in words, green or red, readable from across the bench and announced to screen
 * readers.
 */
export function ScanBanner({ result, onRegister }: { result: ScanResult; onRegister: () => void }) {
  const { title, text } = wordsOf(result)
  const good = result.kind === 'known' || result.kind === 'undone'
  const isUnexpected = result.kind === 'refused' && result.unexpected === true
  useStationKeys(isUnexpected ? { F3: onRegister } : {})
  return (
    <Banner good={good} title={title} code={result.code} text={text}>
      {isUnexpected && (
        <Button guardMs={0} onClick={onRegister}>
          {receiveText.register} <KeyHint>F3</KeyHint>
        </Button>
      )}
    </Banner>
  )
}

/** The sentences for what a scan found and what to do about it. */
export function wordsOf(result: ScanResult): { title: string; text: string } {
  if (result.kind === 'refused') {
    const { title } = result.unexpected ? receiveText.unexpected : receiveText.refused
    return { title, text: result.message }
  }
  const { items, courier, warehouse } = result.found
  if (result.kind === 'unclaimed') return receiveText.unclaimed
  if (result.kind === 'in_doubt') return receiveText.inDoubt
  if (result.kind === 'repeated') return receiveText.repeated
  if (result.kind === 'elsewhere') return stationText.otherWarehouse(warehouse)
  if (result.kind === 'undone')
    return { title: stationText.undone.title, text: stationText.undone.text(items.length) }
  return {
    title: receiveText.known.title(items.length),
    text: receiveText.known.text(items[0]?.title ?? '', courier && courierName(courier)),
  }
}
