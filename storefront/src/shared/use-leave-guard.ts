import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Asks before a link of ours is followed while something on the page is not saved; false where all is. A reload loses nothing: forms with
 * `keep` come back with what was typed.
 */
export function useLeaveGuard(
  unsaved: false | { leaveTitle: string; leaveText: string; leave: string; stay: string },
): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!unsaved) return
    const askAndGo = async (
      question: { title: string; text: string; confirmText: string; cancelText: string },
      path: string,
    ) => {
      if (await ask({ ...question, danger: true })) await navigate(path)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !leavesPage(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      const { leaveTitle, leaveText, leave, stay } = unsaved
      void askAndGo(
        { title: leaveTitle, text: leaveText, confirmText: leave, cancelText: stay },
        link.pathname + link.search + link.hash,
      )
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [unsaved, navigate])
}

const leavesPage = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  link.pathname !== location.pathname
