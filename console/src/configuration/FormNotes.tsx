import type { CallError } from '@longhaul/contract/client.ts'
import { definitionOf, type SettingName } from '@longhaul/domain/configuration/settings.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { named } from '@longhaul/text/marks.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { isSettingName, isSettingValue, spoken } from './setting-values.ts'
import { SettingList } from './SettingList.tsx'

const words = configurationText

/** The current values of settings that a colleague changed while this page was open. */
export function ChangedMeanwhile({ of: error }: { of: CallError | null | undefined }) {
  if (error?.data['reason'] !== 'changed_meanwhile') return null
  const now = Object.entries(error.data['now'] ?? {})
  return (
    <div role="alert">
      <Note tone="warn" title={words.conflict}>
        {words.conflictText}
        <SettingList
          items={now.flatMap(([name, value]) =>
            isSettingName(name) && isSettingValue(value)
              ? [named(words.settings[name].label, spoken(name, value))]
              : [],
          )}
        />
      </Note>
    </div>
  )
}

/** A change may invalidate a setting of another group, such as a default that is no longer offered. */
export function Elsewhere({
  of: error,
  here,
}: {
  of: CallError | null | undefined
  here: readonly SettingName[]
}) {
  const others = Object.entries(error?.fields ?? {}).flatMap(([name, sentence]) =>
    isSettingName(name) && !here.includes(name)
      ? [named(`${words.groups[definitionOf(name).group]} · ${words.settings[name].label}`, sentence)]
      : [],
  )
  if (others.length === 0) return null
  return (
    <div role="alert">
      <Note tone="bad">
        {words.elsewhere}
        <SettingList items={others} />
      </Note>
    </div>
  )
}
