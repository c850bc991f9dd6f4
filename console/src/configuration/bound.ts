import type { SettingValue } from '@longhaul/domain/configuration/settings.ts'
import type { FocusEvent } from 'react'

/** What binds a setting to its field. */
export type Bound = {
  id: string
  name: string
  value: SettingValue
  error: string | null
  good: boolean
  onChange: (value: SettingValue) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}
