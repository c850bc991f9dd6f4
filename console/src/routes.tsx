import { matchPath } from '@longhaul/ui/address/match-path.ts'
import type { ComponentType } from 'react'
import { SECTIONS, type Section, sectionPath } from './sections.ts'
import { screen } from './shared/screen.tsx'

type PageRoute = { path: string; section: Section; screen: ComponentType }

/** All addresses of the console below /console, taken from its sections. */
export const routes: readonly PageRoute[] = SECTIONS.flatMap((section) =>
  Object.entries({ [sectionPath(section)]: section.screen, ...section.pages }).map(([path, name]) => ({
    path,
    section,
    screen: screen(name),
  })),
)

/** The route of a path; undefined if there is none. */
export const findRoute = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname))
