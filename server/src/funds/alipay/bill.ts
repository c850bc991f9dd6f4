import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal, type SettledRow } from '../provider.ts'
import { askAlipay, fromOrderNumber } from './client.ts'
import { readZip } from './zip.ts'

/** Far above a real bill of a day, which has a few megabytes at most. */
const BYTES_MAX = 64 * 1024 * 1024
/** Alipay's error for a day without transactions. */
const NO_BILL = /BILL_NOT_EXIST|bill_not_exist|isp\.bill-not-exist/

/**
 * Alipay's bill of one day (`2026-11-02`, in Beijing's time zone): a zip with a table in GBK, each row a
 * trade or a refund.
 */
export async function readBill(world: World, day: string): Promise<SettledRow[]> {
  const answer = await askAlipay(world, 'alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  }).catch((error: unknown) => {
    if (error instanceof ProviderRefusal && NO_BILL.test(error.message)) return undefined
    throw error
  })
  const url = answer?.['billDownloadUrl']
  if (typeof url !== 'string') return []
  const files = readZip(await download(world, url), BYTES_MAX)
  // The other file in the zip has the day's totals by shop.
  return files.flatMap(({ name, bytes }) => {
    const isSummary = new TextDecoder('gb18030').decode(name).includes('汇总')
    return isSummary ? [] : rowsOf(new TextDecoder('gb18030').decode(bytes))
  })
}

async function download(world: World, url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(world.env.paymentTimeoutMs) })
  if (!response.ok) throw new Error(`Alipay's bill could not be fetched: ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > BYTES_MAX) throw new Error("Alipay's bill exceeds the maximum size")
  return bytes
}

const COLUMNS = {
  trade: '支付宝交易号',
  order: '商户订单号',
  kind: '业务类型',
  amount: '订单金额（元）',
  request: '退款批次号/请求号',
} as const

/**
 * The rows between the lines that begin with #. Columns are found by their headings; cells have a tab added,
 * so that spreadsheets read them as text.
 */
function rowsOf(table: string): SettledRow[] {
  const lines = table
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((cell) => cell.trim()))
  const [heading = [], ...rows] = lines
  const cell = (row: string[], column: keyof typeof COLUMNS): string => {
    const index = heading.indexOf(COLUMNS[column])
    if (index < 0) throw new Error(`Alipay's bill has no column ${COLUMNS[column]}`)
    return row[index] ?? ''
  }
  return rows.flatMap((row): SettledRow[] => {
    const kind = cell(row, 'kind')
    if (kind !== '交易' && kind !== '退款') return []
    return [
      {
        kind: kind === '交易' ? 'payment' : 'refund',
        ref: kind === '交易' ? cell(row, 'trade') : cell(row, 'request'),
        about: { rechargeId: fromOrderNumber(cell(row, 'order')), paymentRef: cell(row, 'trade') },
        currency: 'CNY',
        amountMinor: fromDecimal(cell(row, 'amount').replace(/^-/, ''), 'CNY') ?? Number.NaN,
      },
    ]
  })
}
