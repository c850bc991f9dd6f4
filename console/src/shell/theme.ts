import { readKept, useKept } from '../shared/kept.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Before the first drawing, so that nothing flashes. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = asTheme(readKept('theme'))
}

/** Light, dark, or as the system; this machine's choice. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [kept, setKept] = useKept('theme')
  return [
    asTheme(kept),
    (theme) => {
      setKept(theme)
      applyTheme()
    },
  ]
}

const asTheme = (text: string): Theme => THEMES.find((theme) => theme === text) ?? 'light'
