/*
 * What style sheets still do that decision 0050 forbids. Each list may only shrink: `npx tsx tools/styles.ts --write` writes what is left of it.
 */

/** Classes that several style sheets define. */
export const DEFINED_TWICE: readonly string[] = []

/** Selectors outside `ui` that name a class of `ui`. */
export const REACH_INTO_UI: readonly string[] = [
  'console/src/shared/queue/master.css: .desk > .state',
  'console/src/shared/queue/master.css: .master-body h2:not(.card-head > h2)',
  'console/src/shared/shared.css: .paste-results .lucide',
  'console/src/shared/shared.css: .paste-results [data-bad] .lucide',
  'console/src/shared/shared.css: .station-main > .state',
]

/** The lines of each style sheet outside `ui`. */
export const CSS_LINES: Readonly<Record<string, number>> = {
  'console/src/shared/queue/master.css': 192,
  'console/src/shared/shared.css': 71,
  'console/src/shell/shell.css': 27,
  'console/src/styles.css': 6,
  'storefront/src/help/help.css': 78,
  'storefront/src/profile/profile.css': 6,
  'storefront/src/shell/floating-bar.css': 44,
  'storefront/src/shell/shell.css': 8,
  'storefront/src/styles.css': 11,
}
