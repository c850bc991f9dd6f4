import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'

/** What a station says after a scan or a command: colour, sign and words, large enough to be read across the bench. */
export function Banner({
  good,
  title,
  code,
  text,
}: {
  good: boolean
  title: string
  code?: string
  text: string
}) {
  const Icon = good ? CircleCheck : CircleX
  return (
    <div className="scan-banner" data-good={good ? '' : undefined} role={good ? 'status' : 'alert'}>
      <Icon />
      <div>
        <p className="scan-banner-title">{title}</p>
        {code && <p className="code">{code}</p>}
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}
