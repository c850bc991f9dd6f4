import { formatter } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { timeText } from '@longhaul/text/ui/time.ts'
import { useInPage } from './use-page-time.ts'

const here = formatter(pageLang)
const warehouse = formatter(pageLang, 'Asia/Shanghai')

/** A moment in the reader's time zone; its title says the same in the warehouse's. `only="date"` leaves the clock out, `"day"` the year as well. */
export function DateTime({ at, only }: { at: string; only?: 'date' | 'day' | 'time' | undefined }) {
  const format = useInPage() ? here : warehouse
  const write = only ? format[NAMES[only]] : format.dateTime
  return (
    <time dateTime={at} title={timeText.warehouseTime(warehouse.dateTime(at))}>
      {write(at)}
    </time>
  )
}

const NAMES = { date: 'date', day: 'dayAndMonth', time: 'time' } as const
