import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { ScanField } from '../ScanField.tsx'
import { playBad } from '../sounds.ts'
import { Banner } from './Banner.tsx'
import { giveCommand } from './commands.ts'

/** A scan field for commands and for codes that open something. */
export function CommandField({ label, onOpen }: { label: string; onOpen?: (code: string) => boolean }) {
  const [wrong, setWrong] = useState<{ key: number; code: string } | null>(null)
  function scan(text: string) {
    const read = readStationCode(text)
    const done = read.kind === 'command' ? giveCommand(read.command) : (onOpen?.(text.trim()) ?? false)
    if (!done) playBad()
    setWrong((was) => (done ? null : { key: (was?.key ?? 0) + 1, code: text }))
  }
  return (
    <Stack>
      <ScanField label={label} camera onScan={scan} />
      {wrong && <Banner key={wrong.key} good={false} {...stationText.nothingWaits(wrong.code)} />}
    </Stack>
  )
}
