import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import type { ReadyReasonKind } from '@longhaul/domain/orders/ready-reasons.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Line } from './layout/Line.tsx'

/** What the reasons are for, and the language of whoever reads them. */
export type Ready = { kind: ReadyReasonKind; lang: Lang }

/** Reasons that are kept ready: read here in the language of this page, written in that of the shopper. */
export function ReadyReasons({ kind, lang, onChoose }: Ready & { onChoose: (reason: string) => void }) {
  const { data } = useCall('GET /staff/ready_reasons', undefined, { staleMs: 60_000 })
  const items = data?.kinds.find((entry) => entry.kind === kind)?.items ?? []
  if (items.length === 0) return null
  return (
    <Line role="group" aria-label={consoleWords.readyReasons}>
      {items.map((item) => (
        <Button
          key={item[`text_${lang}`]}
          size="small"
          guardMs={0}
          title={item[`text_${lang}`]}
          onClick={() => onChoose(item[`text_${lang}`])}
        >
          <span lang={LANGUAGES[pageLang].html}>{item[`text_${pageLang}`]}</span>
        </Button>
      ))}
    </Line>
  )
}
