import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Fragment } from 'react'
import { useStored } from '../shared/stored.ts'
import { Key } from '../shared/Key.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { type Shortcut, shortcutsNow } from '../shared/shortcuts.ts'

/** Help on the shortcuts of this page and of all pages, with the switch for single keys (WCAG 2.1.4). */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [kept, setKept] = useStored('shortcuts')
  const all = open ? shortcutsNow() : []
  const everywhere = all.filter(({ keys }) => keys === '?' || keys.startsWith('g '))
  const here = all.filter((entry) => !everywhere.includes(entry))
  return (
    <Sheet open={open} title={shellText.keys.title} onClose={onClose}>
      <Stack>
        <CheckboxField
          label={shellText.keys.single}
          hint={shellText.keys.singleHint}
          value={kept !== 'off'}
          onChange={(on) => setKept(on ? '' : 'off')}
        />
        {here.length > 0 && <KeyList title={shellText.keys.here} shortcuts={here} />}
        <KeyList title={shellText.keys.everywhere} shortcuts={everywhere} />
      </Stack>
    </Sheet>
  )
}

function KeyList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div
            key={keys}
            className="grid min-h-9 grid-cols-[150px_1fr] items-center gap-3 border-b border-line"
          >
            <dt className="text-xs text-ink-2">
              {keys.split(' ').map((key, index) => (
                <Fragment key={key + String(index)}>
                  {index > 0 && ` ${shellText.keys.followedBy} `}
                  <Key>{key.length === 1 ? key.toUpperCase() : key}</Key>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
