import { touchPage } from '@longhaul/browser/chunk/first-touch.ts'
import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { firstQuestion, watchQuestions } from '@longhaul/ui/dialog/ask.tsx'
import { readToasts, watchToasts } from '@longhaul/ui/toast/toast.ts'
import { useEffect } from 'react'
import { useLoggedIn } from '../shared/visit.ts'
import { ScrollKeeper } from './ScrollKeeper.tsx'

/** What works behind a page that is drawn. */
export function Behind() {
  useLiveUpdates(useLoggedIn())
  useEffect(showWhatIsSaid, [])
  return <ScrollKeeper />
}

/** A toast or a question before the reader has done anything: what shows it waits for a touch. */
function showWhatIsSaid(): () => void {
  if (readToasts().length > 0 || firstQuestion()) touchPage()
  const stops = [watchToasts(touchPage), watchQuestions(touchPage)]
  return () => stops.forEach((stop) => stop())
}
