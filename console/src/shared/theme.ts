import { readStored, useStored } from './stored.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Applied before the first render, to avoid a flash. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = asTheme(readStored('theme'))
}

/** The theme of this machine: light, dark, or the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [kept, setKept] = useStored('theme')
  return [
    asTheme(kept),
    (theme) => {
      setKept(theme)
      applyTheme()
    },
  ]
}

const asTheme = (text: string): Theme => THEMES.find((theme) => theme === text) ?? 'light'
