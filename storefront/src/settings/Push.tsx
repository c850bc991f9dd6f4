import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PUSH_KINDS, type PushKind } from '@longhaul/domain/messages/push.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Section } from '../shared/Section.tsx'
import { usePushHere } from './use-push-here.ts'

const words = settingsText.push

/**
 * The notifications that this device shows while the shop is closed. The browser's permission is requested on
 * a click and never before.
 */
export function Push() {
  const here = usePushHere()
  const [wanted, setWanted] = useState<readonly PushKind[]>(PUSH_KINDS)
  const { ability, device } = here
  const kinds = device?.kinds ?? wanted
  const choose = (chosen: readonly PushKind[]) => {
    if (!device) setWanted(chosen)
    else if (chosen.length > 0) here.choose(chosen)
  }
  return (
    <Section title={words.title} id="device" aside={device && <Tag tone="ok">{words.isOn}</Tag>}>
      {ability !== 'possible' ? (
        <p className="text-ink-2">{words[ability]}</p>
      ) : (
        <Loaded of={here.devices} skeleton={<Skeleton />}>
          {() => (
            <>
              <p className="max-w-prose text-ink-2">{words.lead}</p>
              <Kinds value={kinds} onChange={choose} />
              {device ? (
                <Button busy={here.isEnding && words.offBusy} onClick={() => void here.switchOff()}>
                  {words.off}
                </Button>
              ) : (
                <Button
                  busy={here.isAsking && words.onBusy}
                  disabledReason={kinds.length === 0 && words.which}
                  onClick={() => void here.switchOn(kinds)}
                >
                  {words.on}
                </Button>
              )}
              <p className="mt-3 text-sm">
                <Link to={to.secure()}>{words.elsewhere}</Link>
              </p>
            </>
          )}
        </Loaded>
      )}
    </Section>
  )
}

function Kinds({
  value,
  onChange,
}: {
  value: readonly PushKind[]
  onChange: (value: readonly PushKind[]) => void
}) {
  return (
    <fieldset className="my-4 grid gap-1">
      <legend className="sr-only">{words.which}</legend>
      {PUSH_KINDS.map((kind) => (
        <CheckboxField
          key={kind}
          label={words.kinds[kind]}
          value={value.includes(kind)}
          onChange={(ticked) =>
            onChange(PUSH_KINDS.filter((known) => (known === kind ? ticked : value.includes(known))))
          }
        />
      ))}
    </fieldset>
  )
}
