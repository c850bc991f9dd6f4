import { useBase, useNavigate } from '@longhaul/ui/address/router.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useEffect } from 'react'
import { guardHistory } from './history-guard.ts'

type Question = { leaveTitle: string; leaveText: string; leave: string; stay: string }

/**
 * Asks for confirmation before an internal link or a step in the history leaves a page with unsaved changes;
 * pass false when everything is saved. A reload loses nothing: forms with `keep` restore what was typed.
 */
export function useLeaveGuard(unsaved: false | Question): void {
  const navigate = useNavigate()
  const base = useBase()
  useEffect(() => {
    if (!unsaved) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !leavesPage(event, link, base)) return
      event.preventDefault()
      event.stopPropagation()
      void askAndGo(unsaved, () => navigate(link.pathname.slice(base.length) + link.search + link.hash))
    }
    document.addEventListener('click', onClick, true)
    const letGo = guardHistory(askBeforeStep(unsaved))
    return () => {
      document.removeEventListener('click', onClick, true)
      letGo()
    }
  }, [unsaved, navigate, base])
}

/**
 * Handles Back and Forward. The browser reports a step after taking it, so the step is first reversed, hidden
 * from the router, and taken again if the user confirms.
 */
function askBeforeStep(question: Question): (event: PopStateEvent) => void {
  const { pathname } = location
  const here = stepOf(history.state)
  let phase: 'here' | 'returning' | 'leaving' = 'here'
  let asking = false
  return (event) => {
    if (phase === 'leaving' || (phase === 'here' && location.pathname === pathname)) return
    event.stopImmediatePropagation()
    if (phase === 'returning') {
      phase = 'here'
      return
    }
    const there = stepOf(event.state)
    const steps = here === undefined || there === undefined ? -1 : there - here
    phase = 'returning'
    history.go(-steps)
    if (asking) return
    asking = true
    void askAndGo(question, () => {
      phase = 'leaving'
      history.go(steps)
    }).finally(() => (asking = false))
  }
}

/** The router numbers the entries of the history in their state. */
const stepOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined

async function askAndGo(question: Question, go: () => unknown): Promise<void> {
  const { leaveTitle: title, leaveText: text, leave: confirmText, stay: cancelText } = question
  if (await ask({ title, text, confirmText, cancelText, danger: true })) await go()
}

const leavesPage = (event: MouseEvent, link: HTMLAnchorElement, base: string): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  link.pathname.startsWith(base) &&
  (link.target === '' || link.target === '_self') &&
  link.pathname !== location.pathname
