import { receiveText } from '@longhaul/text/console/receive.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { ScanResult } from './use-scans.ts'

/** The last scan in words, green or red, large enough to be read across the bench; heard by a screen reader too. */
export function ScanBanner({ result }: { result: ScanResult }) {
  const good = result.kind === 'known'
  const Icon = good ? CircleCheck : CircleX
  const { title, text } = wordsOf(result)
  return (
    <div className="scan-banner" data-good={good ? '' : undefined} role={good ? 'status' : 'alert'}>
      <Icon />
      <div>
        <p className="scan-banner-title">{title}</p>
        <p className="code">{result.code}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** What a scan found, and what to do about it. */
export function wordsOf(result: ScanResult): { title: string; text: string } {
  if (result.kind === 'refused') return { title: receiveText.refused.title, text: result.message }
  const { items, courier } = result.arrival
  if (result.kind === 'unclaimed') return receiveText.unclaimed
  if (result.kind === 'repeated')
    return { title: receiveText.repeated.title, text: receiveText.repeated.text }
  return {
    title: receiveText.known.title(items.length),
    text: receiveText.known.text(items[0]?.title ?? '', courier),
  }
}
