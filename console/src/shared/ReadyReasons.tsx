import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import type { ReadyReasonKind } from '@longhaul/domain/orders/ready-reasons.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Line } from './layout/Line.tsx'

/** What the reasons are for, and the language of their reader. */
export type Ready = { kind: ReadyReasonKind; lang: Lang }

/** Usual reasons: shown in the language of this page, inserted in the shopper's. */
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
