import { receiveText } from '@longhaul/text/console/receive.ts'
import { time } from '@longhaul/text/format.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { wordsOf } from './ScanBanner.tsx'
import type { ScanResult } from './use-scans.ts'

/** The last five scans, newest first; each item of a parcel can be opened again. */
export function LastScans({
  results,
  chosen,
  onChoose,
}: {
  results: readonly ScanResult[]
  chosen: string
  onChoose: (id: string) => void
}) {
  if (results.length === 0) return null
  return (
    <section aria-labelledby="last-scans">
      <h2 className="station-title" id="last-scans">
        {receiveText.lastScans}
      </h2>
      <ul className="scans">
        {results.map((result) => (
          <li key={result.key} data-good={result.kind === 'known' ? '' : undefined}>
            {result.kind === 'known' ? <Check /> : <X />}
            <span className="code">{result.code}</span>
            <time dateTime={result.at.toISOString()}>{time(result.at)}</time>
            <span className="scans-what">
              {'arrival' in result && result.arrival.items.length > 0
                ? result.arrival.items.map((item) => (
                    <button
                      key={item.id}
                      type="button"
                      className="link"
                      aria-current={item.id === chosen ? 'true' : undefined}
                      onClick={() => onChoose(item.id)}
                    >
                      {item.title}
                    </button>
                  ))
                : wordsOf(result).title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
