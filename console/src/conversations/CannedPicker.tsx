import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { type CannedFacts, fillIn } from '@longhaul/domain/conversations/canned.ts'
import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { SearchInput } from '@longhaul/ui/field/SearchInput.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

type Canned = Reply<'GET /staff/canned_answers'>['items'][number]

/**
 * The canned answers, searchable by any of their words, each as it would be sent: in the shopper's language,
 * with name and number filled in.
 */
export function CannedPicker({
  lang,
  facts,
  onPick,
  onClose,
}: {
  lang: Lang
  facts: CannedFacts
  onPick: (text: string) => void
  onClose: () => void
}) {
  const canned = useCall('GET /staff/canned_answers', undefined, { staleMs: 60_000 })
  const [words, setWords] = useState('')
  const list = useRef<HTMLUListElement>(null)
  function pick(answer: Canned) {
    onClose()
    onPick(fillIn(answer[`body_${lang}`], facts))
  }
  return (
    <Sheet open title={conversationsText.canned} onClose={onClose} first="input">
      <Stack>
        <SearchInput
          label={conversationsText.cannedFind}
          clearLabel={consoleWords.clearSearch}
          value={words}
          onChange={setWords}
          onKeyDown={(event) => event.key === 'ArrowDown' && moveIn(list.current, event, 1)}
        />
        <Loaded of={canned}>
          {({ items }) => {
            const found = items.filter((answer) => holds(answer, words))
            return found.length === 0 ? (
              <p className="muted">{conversationsText.cannedNone}</p>
            ) : (
              <ul ref={list} aria-label={conversationsText.canned}>
                {found.map((answer) => (
                  <li key={answer.id}>
                    <button
                      type="button"
                      className="grid w-full gap-1 border-b border-line px-3 py-3 text-start hover:bg-sunken focus-visible:bg-primary-tint"
                      onClick={() => pick(answer)}
                      onKeyDown={(event) => moveIn(list.current, event, MOVES[event.key] ?? 0)}
                    >
                      <b lang={LANGUAGES[pageLang].html}>{answer[`title_${pageLang}`]}</b>
                      <span className="line-clamp-3 text-sm text-ink-2" lang={LANGUAGES[lang].html}>
                        {fillIn(answer[`body_${lang}`], facts)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }}
        </Loaded>
      </Stack>
    </Sheet>
  )
}

/** Whether an answer contains these words in any language. */
function holds(answer: Canned, words: string): boolean {
  const text = LANGS.map((lang) => `${answer[`title_${lang}`]} ${answer[`body_${lang}`]}`)
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves between answers with the arrow keys. */
function moveIn(list: HTMLUListElement | null, event: KeyboardEvent, by: number): void {
  if (!list || by === 0) return
  const buttons = [...list.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  event.preventDefault()
  buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus()
}
