import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { MasterBody } from './Master.tsx'

/** Shown instead of an item that has left the queue because a colleague dealt with it. */
export function Gone({ onNext }: { onNext: () => void }) {
  return (
    <MasterBody>
      <EmptyState
        title={consoleWords.gone.title}
        action={
          <Button type="primary" guardMs={0} onClick={onNext}>
            {consoleWords.gone.next}
          </Button>
        }
      >
        {consoleWords.gone.text}
      </EmptyState>
    </MasterBody>
  )
}
