/*
 * Applications are styled by utilities (decision 0050). The rules that utilities cannot say, each with its reason beside it, are in these sheets.
 */

/** The lines of each style sheet outside `ui`. They may fall, never rise: `npx tsx tools/styles.ts --write` after one has become shorter. */
export const CSS_LINES: Readonly<Record<string, number>> = {
  'console/src/styles.css': 6,
  'storefront/src/frame.css': 14,
  'storefront/src/help/help.css': 78,
  'storefront/src/profile/profile.css': 6,
  'storefront/src/public.css': 14,
  'storefront/src/shell/floating-bar.css': 44,
  'storefront/src/shell/shell.css': 8,
  'storefront/src/styles.css': 3,
}
