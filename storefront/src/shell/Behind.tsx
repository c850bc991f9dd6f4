import { touchPage } from '@longhaul/browser/chunk/first-touch.ts'
import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { firstQuestion, watchQuestions } from '@longhaul/ui/dialog/ask.tsx'
import { readToasts, watchToasts } from '@longhaul/ui/toast/toast.ts'
import { useEffect } from 'react'
import { useLoggedIn } from '../shared/visit.ts'
import { ScrollKeeper } from './ScrollKeeper.tsx'

/** Background work once the page is rendered. */
export function Behind() {
  useLiveUpdates(useLoggedIn())
  useEffect(showEarlyMessages, [])
  return <ScrollKeeper />
}

/** Shows a toast or a dialog that comes before the reader has touched the page: their components otherwise load on a touch. */
function showEarlyMessages(): () => void {
  if (readToasts().length > 0 || firstQuestion()) touchPage()
  const stops = [watchToasts(touchPage), watchQuestions(touchPage)]
  return () => stops.forEach((stop) => stop())
}
