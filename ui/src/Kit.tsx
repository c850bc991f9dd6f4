import { useState } from 'react'
import { Button } from './button/Button.tsx'
import { AskHost } from './dialog/AskHost.tsx'
import { Colours, Pictures, Type } from './Kit/Foundations.tsx'
import { Buttons, Dialogs } from './Kit/Actions.tsx'
import { Fields, SampleForm } from './Kit/Forms.tsx'
import { Densities, Steps, Tickets } from './Kit/Label.tsx'
import { MoneyAndWeight, Navigation, States, Statuses, SampleTable, Photos } from './Kit/Pieces.tsx'
import { words } from './Kit/words.ts'
import { ToastRegion } from './toast/ToastRegion.tsx'
import './Kit/page.css'

const THEMES = ['light', 'dark', 'system'] as const

/**
 * A development page with every component in every state: for review, the accessibility check and
 * screenshots.
 */
export function Kit() {
  const [compact, setCompact] = useState(false)
  return (
    <>
      <main className="wrap kit" data-density={compact ? 'compact' : undefined}>
        <header className="kit-head">
          <h1>{words.title}</h1>
          <div className="kit-tools">
            {THEMES.map((theme) => (
              <Button
                key={theme}
                size="small"
                guardMs={0}
                onClick={() => document.documentElement.setAttribute('data-theme', theme)}
              >
                {words.theme[theme]}
              </Button>
            ))}
            <Button size="small" guardMs={0} aria-pressed={compact} onClick={() => setCompact(!compact)}>
              {words.compact}
            </Button>
          </div>
        </header>
        <Colours />
        <Type />
        <Buttons />
        <Fields />
        <SampleForm />
        <Dialogs />
        <Navigation />
        <Statuses />
        <Tickets />
        <Steps />
        <Densities />
        <MoneyAndWeight />
        <SampleTable />
        <Photos />
        <States />
        <Pictures />
      </main>
      <AskHost />
      <ToastRegion />
    </>
  )
}
