import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { weight } from '@longhaul/text/format.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { lineOf } from '../shared/goods/goods-names.ts'
import type { Parcel } from '../shared/parcel.ts'
import { playBad } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { useBoxScans } from './use-box-scans.ts'

type Content = Parcel['contents'][number]

/**
 * Handles scans at the pick list: a printed command, the number of another package (if `onOpen` knows it),
 * else a piece for the box.
 */
export function usePicking(parcel: Parcel, onOpen?: (number: string) => boolean) {
  const scans = useBoxScans(parcel)
  const [problem, setProblem] = useState<{ of: string | undefined; text: string } | null>(null)
  const last = scans.results[0]
  // The message of a command stays until the next scan.
  const notice = problem && problem.of === last?.key ? { good: false, text: problem.text } : last
  useStationCommands({ UNDO: scans.undoLast })

  function scan(text: string) {
    const read = readStationCode(text)
    if (read.kind === 'command') {
      if (giveCommand(read.command)) return setProblem(null)
      playBad()
      const words =
        read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command)
      return setProblem({ of: last?.key, text: consoleWords.sentences(words.title, words.text) })
    }
    if (read.kind === 'scale') {
      playBad()
      const words = devicesText.scale.typed(weight(read.grams))
      return setProblem({ of: last?.key, text: consoleWords.sentences(words.title, words.text) })
    }
    setProblem(null)
    const code = read.kind === 'shelf' ? text : read.code
    // A label opens the package of its bin only while this box is empty: later it is a wrong item.
    const isBegun = parcel.contents.some((content) => content.checked_pieces > 0)
    const mayOpen = read.kind !== 'goods' || !isBegun
    if (!(mayOpen && onOpen?.(code))) scans.scan(code)
  }
  /** Without a scanner, the packer confirms how many pieces went in. */
  async function countByHand(content: Content) {
    const missing = content.quantity - content.checked_pieces
    const counted =
      missing === 1 ||
      (await ask({
        title: packingText.countTitle(missing),
        text: packingText.countText(lineOf(content)),
        confirmText: packingText.countConfirm(missing),
        cancelText: consoleWords.back,
      }))
    if (counted) scans.scan(content.stock_item_id, missing)
  }
  return { scans, notice, scan, countByHand }
}
