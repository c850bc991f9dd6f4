import { format as here, warehouseFormat } from '@longhaul/text/format.ts'
import { timeText } from '@longhaul/text/ui/time.ts'
import { useInPage } from './use-page-time.ts'

/**
 * A moment in the reader's time zone; its title gives it in the warehouse's. `only="date"` omits the time,
 * `only="day"` also the year if it is the current one.
 */
export function DateTime({ at, only }: { at: string; only?: 'date' | 'day' | 'time' | undefined }) {
  const inPage = useInPage()
  const format = inPage ? here : warehouseFormat
  const day = inPage && isThisYear(at) ? 'dayAndMonth' : 'date'
  const write = only === 'day' ? day : (only ?? 'dateTime')
  return (
    <time dateTime={at} title={timeText.warehouseTime(warehouseFormat.dateTime(at))}>
      {format[write](at)}
    </time>
  )
}

const isThisYear = (at: string): boolean => new Date(at).getFullYear() === new Date().getFullYear()
