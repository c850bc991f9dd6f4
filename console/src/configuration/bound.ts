import type { SettingValue } from '@longhaul/domain/configuration/settings.ts'
import type { FocusEvent } from 'react'

/** A setting's field: what stands in it, and what changes it. */
export type Bound = {
  id: string
  name: string
  value: SettingValue
  error: string | null
  good: boolean
  onChange: (value: SettingValue) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}
