import type { ComponentType } from 'react'
import { SECTIONS, type Section, sectionPath } from './sections.ts'
import { screen } from './shared/screen.tsx'

/** All addresses of the console below /console, taken from its sections. */
export const routes: readonly { path: string; section: Section; screen: ComponentType }[] = SECTIONS.flatMap(
  (section) =>
    Object.entries({ [sectionPath(section)]: section.screen, ...section.pages }).map(([path, name]) => ({
      path,
      section,
      screen: screen(name),
    })),
)
