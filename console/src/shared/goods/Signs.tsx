import Check from 'lucide-react/icons/check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wrench from 'lucide-react/icons/wrench'
import type { Sign, SignKind } from './signs.ts'

/** A colour never stands alone: each has its glyph, and the word beside it. */
const LOOKS = {
  stop: { Glyph: CircleMinus, tint: 'bg-bad-tint', ink: 'text-bad', edge: 'border-bad' },
  elsewhere: { Glyph: MapPin, tint: 'bg-bad-tint', ink: 'text-bad', edge: 'border-bad' },
  flaw: { Glyph: TriangleAlert, tint: 'bg-warn-tint', ink: 'text-warn', edge: 'border-warn' },
  remark: { Glyph: MessageSquareText, tint: 'bg-info-tint', ink: 'text-info', edge: 'border-info' },
  service: { Glyph: Wrench, tint: 'bg-sunken', ink: 'text-ink', edge: 'border-control' },
  done: { Glyph: Check, tint: 'bg-ok-tint', ink: 'text-ok', edge: 'border-ok' },
} satisfies Record<SignKind, unknown>

/** The signs in one word each, for a row; the whole sentence shows on hovering and is read aloud. */
export const SignWords = ({ of }: { of: readonly Sign[] }) => (
  <>
    {withOneRemark(of).map(({ key, kind, word, title, detail }) => {
      const { Glyph, tint, ink } = LOOKS[kind]
      const whole = [title, detail].filter(Boolean).join(' · ')
      return (
        <span
          key={key}
          title={whole}
          className={`inline-flex items-center gap-1 rounded-[3px] px-1.5 text-sm leading-[22px] font-semibold whitespace-nowrap ${tint} ${ink}`}
        >
          <Glyph className="size-3.5 flex-none" />
          {word}
          {kind === 'remark' && <span className="sr-only">{whole}</span>}
        </span>
      )
    })}
  </>
)

/** One sign for all remarks, in whose sentence each is. */
function withOneRemark(signs: readonly Sign[]): Sign[] {
  const remarks = signs.filter(({ kind }) => kind === 'remark')
  const [first] = remarks
  if (!first || remarks.length === 1) return [...signs]
  const title = remarks.map((remark) => `${remark.title} · ${remark.detail}`).join('\n')
  const one = { ...first, title, detail: '' }
  return signs.flatMap((sign) => (sign === first ? [one] : sign.kind === 'remark' ? [] : [sign]))
}

/** The signs in whole sentences, one below the other. */
export function SignLines({ of }: { of: readonly Sign[] }) {
  if (of.length === 0) return null
  return (
    <ul className="grid gap-1.5">
      {of.map(({ key, kind, title, detail }) => {
        const { Glyph, tint, ink, edge } = LOOKS[kind]
        const stops = kind === 'stop' || kind === 'elsewhere'
        return (
          <li key={key} className={`flex gap-2 rounded-control border-s-3 px-2.5 py-1.5 ${tint} ${edge}`}>
            <Glyph className={`mt-0.75 size-4.5 flex-none ${ink}`} />
            <span
              className={`min-w-0 flex-1 ${kind === 'remark' ? 'flex flex-wrap justify-between gap-x-3' : ''}`}
            >
              <b className={`font-semibold wrap-anywhere whitespace-pre-line ${stops ? ink : ''}`}>{title}</b>
              {detail && <small className="block text-sm text-ink-2 wrap-anywhere">{detail}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
