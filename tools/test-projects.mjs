/** Which of vitest's projects tests a workspace (vitest.config.ts), by its folder. */
export const PROJECTS = {
  rules: ['domain', 'contract', 'client', 'text', 'tools', 'bench'],
  screens: ['ui', 'browser', 'storefront', 'console'],
  server: ['server'],
  journeys: ['e2e'],
}

/** The projects of these files and folders, in the order of the table. */
export function projectsOf(paths) {
  const folders = paths.map((path) => path.replace(/^\.\//, '').split('/')[0])
  return Object.keys(PROJECTS).filter((project) =>
    PROJECTS[project].some((workspace) => folders.includes(workspace)),
  )
}
