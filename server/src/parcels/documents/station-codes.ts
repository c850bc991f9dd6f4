import { FIRST_LANG, LANGS, type Lang } from '@longhaul/domain/languages.ts'
import type { CartBin } from '@longhaul/domain/parcels/picking.ts'
import { STATION_COMMANDS, binCode, shelfCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { stationIn } from '@longhaul/text/console/station/station-in.ts'
import { write } from '../../platform/documents/ink.ts'
import { MM, type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import { drawBarcode } from './barcode.ts'

const A4 = { width: 210 * MM, height: 297 * MM }
const MARGIN = 12 * MM
const COLUMNS = 2
const ROWS = 8
const CELL = { width: (A4.width - 2 * MARGIN) / COLUMNS, height: (A4.height - 2 * MARGIN) / ROWS }

type Code = { text: string; name: string; explained: string }

/**
 * Sheets to cut up: a station's commands, shelf codes and the bins of carts as Code 128, with their meaning
 * in every language. A4, sixteen to a page.
 */
export function drawStationCodes(
  shelves: readonly string[],
  bins: readonly CartBin[],
  printedAt: Date,
): Promise<Buffer> {
  const codes: Code[] = [
    ...STATION_COMMANDS.map((command) => ({
      text: command,
      name: command,
      explained: inAll((lang) => stationIn(lang).commands[command]),
    })),
    ...shelves.map((shelf) => ({
      text: shelfCode(shelf),
      name: shelf,
      explained: inAll((lang) => stationIn(lang).shelfNow(shelf)),
    })),
    ...bins.map(({ cart, bin }) => ({
      text: binCode(cart, bin),
      name: `${cart}-${bin}`,
      explained: inAll((lang) => stationIn(lang).binOf(cart, bin)),
    })),
  ]
  return drawPdf({ size: 'A4', margin: 0, title: stationIn(FIRST_LANG).codes, printedAt }, async (sheet) => {
    for (const [at, code] of codes.entries()) {
      const place = at % (COLUMNS * ROWS)
      if (at > 0 && place === 0) sheet.addPage()
      const x = MARGIN + (place % COLUMNS) * CELL.width
      const y = MARGIN + Math.floor(place / COLUMNS) * CELL.height
      await drawCode(sheet, code, x, y)
    }
  })
}

async function drawCode(sheet: Sheet, { text, name, explained }: Code, x: number, y: number): Promise<void> {
  const inner = { x: x + 4 * MM, width: CELL.width - 8 * MM }
  sheet.lineWidth(0.4).dash(2, { space: 2 }).rect(x, y, CELL.width, CELL.height).stroke('#999').undash()
  write(sheet, name, { ...inner, y: y + 2.5 * MM, size: 13, bold: true, align: 'center', height: 7 * MM })
  drawBarcode(sheet, text, { ...inner, y: y + 9.5 * MM, height: 14 * MM })
  write(sheet, explained, { ...inner, y: y + 25.5 * MM, size: 8, align: 'center', height: 8 * MM })
}

const inAll = (say: (lang: Lang) => string): string => LANGS.map(say).join(' · ')
