import { findText } from '@longhaul/text/console/find/find.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '../shared/use-me.ts'
import { keepOpened } from '../shared/last-opened.ts'
import { type Entry, useEntries } from './use-entries.ts'
import { findLang } from '@longhaul/domain/languages.ts'
import type { FindAct } from '@longhaul/text/console/find/find.en.ts'
import { changeLanguage } from '../session.ts'
import { useLogOut } from '../shared/use-log-out.ts'
import { THEMES, useTheme } from '../shared/theme.ts'

/**
 * The results, the active one, and key handling. `scan`: the words came from a scanner, with an Enter; at a
 * station nothing opens until chosen.
 */
export function useChoosing(
  typed: string,
  { scan, isStation }: { scan: string; isStation: boolean },
  onClose: () => void,
) {
  const me = useMe()
  const navigate = useNavigate()
  const doAct = useActs()
  const { entries, ready, found } = useEntries(typed, me)
  const [at, setAt] = useState({ typed, place: 0 })
  const scanned = scan !== '' && scan === typed
  const [enterFor, setEnterFor] = useState<string | null>(null)
  const [opened, setOpened] = useState('')
  if (scanned && opened !== scan) {
    setOpened(scan)
    if (!isStation) setEnterFor(scan)
  }
  const place = at.typed === typed ? at.place : 0
  const active = Math.min(place, Math.max(0, entries.length - 1))

  function choose(entry: Entry) {
    if (me && entry.opened) keepOpened(me, entry.opened)
    onClose()
    if (entry.act) doAct(entry.act)
    else navigate(entry.to)
  }
  /**
   * Enter opens the active result. A scan opens only a single result with exactly its number; if there are
   * several, they stay listed.
   */
  const enter = useEffectEvent(() => {
    setEnterFor(null)
    const exact = entries.filter((entry) => entry.exact)
    const entry = scanned && at.place === 0 ? (exact.length === 1 ? exact[0] : undefined) : entries[active]
    if (entry) choose(entry)
  })
  useEffect(() => {
    if (enterFor === typed && ready) enter()
  }, [enterFor, typed, ready])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (found.isError) void found.refetch()
      else if (ready && entries[active]) choose(entries[active])
      else setEnterFor(typed)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || entries.length === 0) return
    event.preventDefault()
    setAt({ typed, place: (active + step + entries.length) % entries.length })
  }
  return { entries, active, choose, press, state: stateOf(typed, ready, found.isError, entries.length) }
}

function stateOf(typed: string, ready: boolean, failed: boolean, count: number): string {
  if (failed && typed.trim()) return findText.failed
  if (!ready) return findText.searching
  if (count > 0) return findText.count(count)
  return [...typed.trim()].length < 2 ? findText.short : findText.nothing
}

/**
 * Performs the search results that are actions rather than pages: changing the theme or language, logging
 * out.
 */
function useActs(): (act: FindAct) => void {
  const [, setTheme] = useTheme()
  const logOut = useLogOut()
  return (act) => {
    const theme = THEMES.find((known) => known === act)
    const lang = findLang(act)
    if (theme) setTheme(theme)
    else if (lang) changeLanguage(lang)
    else void logOut()
  }
}
