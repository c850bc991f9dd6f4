import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useEffect, useState } from 'react'
import { Line } from '../layout/Line.tsx'
import { Stack } from '../layout/Stack.tsx'
import { LESSONS, type Lesson, keepSpeed, learnSpeed } from '../scanner-speed.ts'
import { playBad, playGood } from '../sounds.ts'
import { useStored } from '../stored.ts'

const words = devicesText.scanner

/** Learns the speed of this machine's scanner from three scans of one code, and keeps it on this machine. */
export function ScannerSettings() {
  const [kept, setKept] = useStored('scanner')
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null)
  const [failed, setFailed] = useState<'differs' | 'slow' | null>(null)
  useLessons(lessons !== null, (lesson) => {
    const all = [...(lessons ?? []), lesson]
    if (all.length < LESSONS) return setLessons(all)
    const learnt = learnSpeed(all)
    setLessons(null)
    if (typeof learnt === 'string') {
      playBad()
      return setFailed(learnt)
    }
    playGood()
    keepSpeed(learnt.gapMs)
  })
  return (
    <section aria-labelledby="scanner-settings">
      <Stack tight>
        <h3 id="scanner-settings">{words.title}</h3>
        <p role="status">
          {lessons
            ? words.scanNow(lessons.length, LESSONS)
            : failed
              ? words.failed[failed]
              : kept
                ? words.learnt(Number(kept))
                : words.usual}
        </p>
        <Line>
          <Button
            guardMs={0}
            onClick={() => {
              setFailed(null)
              setLessons(lessons ? null : [])
            }}
          >
            {lessons ? words.stop : words.learn}
          </Button>
          {kept && !lessons && (
            <Button guardMs={0} onClick={() => setKept('')}>
              {words.forget}
            </Button>
          )}
        </Line>
      </Stack>
      {lessons && <span data-scans="" hidden />}
    </section>
  )
}

/** While on, takes every key of the page as a scanner's: a code ends with Enter or Tab. */
function useLessons(on: boolean, onLesson: (lesson: Lesson) => void): void {
  useEffect(() => {
    if (!on) return
    let code = ''
    let gapMs = 0
    let lastAt = 0
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape') return
      const isEnd = event.key === 'Enter' || event.key === 'Tab'
      if (event.key.length > 1 && !isEnd) return
      // A key on its own works as usual: the button that stops the lesson is reached without the mouse.
      if (isEnd && code === '') return
      event.preventDefault()
      event.stopPropagation()
      if (code !== '') gapMs = Math.max(gapMs, event.timeStamp - lastAt)
      lastAt = event.timeStamp
      if (!isEnd) {
        code += event.key
        return
      }
      onLesson({ code, gapMs })
      code = ''
      gapMs = 0
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [on, onLesson])
}
